import { type RefObject, useEffect, useState } from 'react';

export interface InViewOptions {
  /** How far outside the viewport counts as inside. Pixels; 0 by default. */
  margin?: number;
  /** Which part of the element must be inside, 0 to 1; 0 by default: any. */
  threshold?: number;
  /** Whether it stays in view once it was; false by default. */
  once?: boolean;
}

/** Whether an element is in view, or within a margin of it. False on the server and at the first rendering. */
export function useInView(element: RefObject<Element | null>, options: InViewOptions = {}): boolean {
  const { margin = 0, threshold = 0, once = false } = options;
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        // Several entries may be told at once; the last one is how things are now.
        const isInside = entries.at(-1)?.isIntersecting === true;
        setInView(isInside);
        if (isInside && once) observer.disconnect();
      },
      { rootMargin: `${margin}px`, threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, margin, threshold, once]);
  return isInView;
}
