import { TextField, type TextFieldProps } from '@parley/kit-ui/text-field';
import { useState } from 'react';

/** The address of a picture, with the picture. */
export function PictureField(props: TextFieldProps & { value: string }) {
  return (
    <div className="picture-field">
      <TextField {...props} placeholder="/media/images/…" inputMode="url" spellCheck={false} />
      <Thumb key={props.value} address={props.value.trim()} />
    </div>
  );
}

function Thumb({ address }: { address: string }) {
  const [isBroken, setIsBroken] = useState(false);
  const isShown = /^(?:\/[^/]|https?:\/\/)/.test(address);
  return (
    <span className="picture-field__thumb">
      {isShown && !isBroken && <img src={address} alt="" onError={() => setIsBroken(true)} />}
      {isShown && isBroken && 'No picture there'}
    </span>
  );
}
