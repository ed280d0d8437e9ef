import { useOwnImage } from './use-own-image.ts';

export interface OwnPictureProps {
  /** The slot's field. */
  field: string;
  /** `wide` fills its place, `step` stands above a text, `icon` beside a title. */
  place: 'wide' | 'step' | 'icon';
}

/** Shows a slot's picture where somebody put one of their own; else nothing. */
export function OwnPicture({ field, place }: OwnPictureProps) {
  const image = useOwnImage(field);
  // biome-ignore lint/a11y/useAltText: it comes with the image
  return image ? <img {...image} className={`own-picture own-picture--${place}`} loading="lazy" /> : null;
}
