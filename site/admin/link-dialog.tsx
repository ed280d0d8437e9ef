import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { TextField } from '@parley/kit-ui/text-field';
import { useRef, useState } from 'react';

export interface LinkDialogProps {
  email: string;
  url: string;
  onClose: () => void;
}

/** Shows an invitation's link, which nobody can show again. */
export function LinkDialog({ email, url, onClose }: LinkDialogProps) {
  const [isCopied, setIsCopied] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(url);
      setIsCopied(true);
    } catch (error) {
      // Browsers refuse it outside https; the link is selected then, for the person to copy it.
      console.warn('The link could not be copied', error);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The invitation’s link"
      description={`Give it to ${email}, and to nobody else. It works once, for seven days, and is shown only now.`}
    >
      <div className="access__form">
        <TextField ref={field} label="Link" value={url} readOnly onFocus={(event) => event.currentTarget.select()} />
        <div className="admin-samples__choice">
          <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy the link'}</Button>
          <Button look="outline" onClick={onClose}>
            Done
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {isCopied ? 'The link is copied.' : ''}
        </p>
      </div>
    </Dialog>
  );
}
