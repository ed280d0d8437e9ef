/** The shapes of an icon, as the icon set lucide gives them: the name of an element and its attributes. */
export type IconShapes = Array<[element: string, attributes: Record<string, string>]>;

/** An icon of the set by its name, as an admin picks it. */
export interface NamedIcon {
  name: string;
  shapes: IconShapes;
}

/** One feature as the page shows it (spec 000 §3). */
export interface KeyFeature {
  id: string;
  title: string;
  description: string;
  /** What `icon_name` draws. */
  icon: IconShapes;
  /** Colours of the icon’s tile and of the icon; undefined for the design's own. */
  iconBackground: string | undefined;
  color: string | undefined;
}

/** What the section of key features shows. */
export interface KeyFeatures {
  section: { title: string; description: string | null };
  /** The active ones in their order. */
  features: KeyFeature[];
}

export interface KeyFeatureReader {
  read(): Promise<KeyFeatures>;
}
