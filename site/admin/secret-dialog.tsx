import { Button } from '@parley/kit-ui/button';
import { Dialog } from '@parley/kit-ui/dialog';
import { noticeError } from '@parley/kit-ui/notices';
import { TextField } from '@parley/kit-ui/text-field';
import { useState } from 'react';

/** Shows a secret the one time that it can be seen. */
export function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      setCopied(true);
    } catch (error) {
      console.error('The secret could not be copied', error);
      noticeError('Not copied', 'Select the secret and copy it by hand.');
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="The signing secret"
      description="Keep it where the other system checks signatures (header webhook-signature, Standard Webhooks). It is shown only now."
      width="560px"
    >
      <div className="desk-form">
        <TextField
          label="Secret"
          readOnly
          className="desk-secret"
          value={secret}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className="admin-samples__choice">
          <Button onClick={() => void copy()}>{isCopied ? 'Copied' : 'Copy'}</Button>
          <Button look="outline" onClick={onClose}>
            I have kept it
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
