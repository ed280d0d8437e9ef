import { Button } from '@parley/kit-ui/button';

export interface PreviewSwitchProps {
  isPreview: boolean;
  onChange: (isPreview: boolean) => void;
}

/** Between the form of an editor and what visitors will see. */
export function PreviewSwitch({ isPreview, onChange }: PreviewSwitchProps) {
  return (
    <fieldset className="switch">
      <legend className="visually-hidden">What to see</legend>
      <Button look="quiet" small aria-pressed={!isPreview} onClick={() => onChange(false)}>
        Write
      </Button>
      <Button look="quiet" small aria-pressed={isPreview} onClick={() => onChange(true)}>
        Preview
      </Button>
    </fieldset>
  );
}
