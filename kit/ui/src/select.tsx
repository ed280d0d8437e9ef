import { Check, ChevronDown } from 'lucide-react';
import { Select as RadixSelect } from 'radix-ui';

export interface SelectOption {
  /** Not empty; an empty one is a developer error and throws. */
  value: string;
  label: string;
}

export interface SelectProps {
  /** Of the button that opens the list; a label's `htmlFor` names it. */
  id?: string;
  options: readonly SelectOption[];
  value: string;
  disabled?: boolean;
  onPick: (value: string) => void;
}

/** A choice of one from a list. Typing finds an option by its first letters; the typed letters are forgotten after 1000 ms. */
export function Select({ id, options, value, disabled, onPick }: SelectProps) {
  if (options.some((option) => option.value === '')) throw new RangeError('A select item must have a value');
  return (
    <RadixSelect.Root value={value} onValueChange={onPick} {...(disabled === undefined ? {} : { disabled })}>
      <RadixSelect.Trigger id={id} className="field__input select">
        <RadixSelect.Value />
        <RadixSelect.Icon asChild>
          <ChevronDown size={18} aria-hidden="true" />
        </RadixSelect.Icon>
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content className="select__list" position="popper" sideOffset={6}>
          <RadixSelect.Viewport>
            {options.map((option) => (
              <RadixSelect.Item key={option.value} value={option.value} className="select__option">
                <RadixSelect.ItemText>{option.label}</RadixSelect.ItemText>
                <RadixSelect.ItemIndicator>
                  <Check size={16} aria-hidden="true" />
                </RadixSelect.ItemIndicator>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
