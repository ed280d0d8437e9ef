import { ScrollArea as RadixScrollArea } from 'radix-ui';
import type { ReactNode } from 'react';

/** How long the bars stay after the pointer has left; milliseconds (spec 000 §9). */
export const scrollHideMs = 600;

/** Scrolls what is too wide or too tall under bars of our own, which show while the pointer is over it. */
export function ScrollArea({ label, children }: { label: string; children: ReactNode }) {
  return (
    <RadixScrollArea.Root className="scroll-area" type="hover" scrollHideDelay={scrollHideMs}>
      {/* What scrolls must be reached by keyboard. */}
      <RadixScrollArea.Viewport className="scroll-area__view" tabIndex={0} role="region" aria-label={label}>
        {children}
      </RadixScrollArea.Viewport>
      <RadixScrollArea.Scrollbar className="scroll-area__bar" orientation="horizontal">
        <RadixScrollArea.Thumb className="scroll-area__thumb" />
      </RadixScrollArea.Scrollbar>
      <RadixScrollArea.Scrollbar className="scroll-area__bar" orientation="vertical">
        <RadixScrollArea.Thumb className="scroll-area__thumb" />
      </RadixScrollArea.Scrollbar>
    </RadixScrollArea.Root>
  );
}
