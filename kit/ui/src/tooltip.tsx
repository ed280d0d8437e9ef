import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactNode } from 'react';

/** How long the pointer rests before a tooltip opens; milliseconds (spec 000 §9). */
export const tooltipOpenMs = 700;
/** Within this time after one was open the next opens at once; milliseconds. */
export const tooltipSkipMs = 300;

/** Shares the delays among the tooltips inside it. One around an application. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={tooltipOpenMs} skipDelayDuration={tooltipSkipMs}>
      {children}
    </RadixTooltip.Provider>
  );
}

export interface TooltipProps {
  /** A few words; nothing that cannot be learnt without it. */
  text: string;
  /** One element that takes the pointer and the focus. */
  children: ReactNode;
}

/** Words that appear beside what the pointer rests on, or the focus is on. Needs a {@link TooltipProvider}. */
export function Tooltip({ text, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content className="tooltip" sideOffset={6} collisionPadding={12}>
          {text}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
