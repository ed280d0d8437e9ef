import { Button } from '@parley/kit-ui/button';
import { TextField } from '@parley/kit-ui/text-field';
import { lazy, Suspense, useState } from 'react';
import type { MediaType } from '../media/media-file.ts';
import type { LibraryFile } from '../media/media-library.ts';
import { sizedAddress } from './media-sizes.ts';

const MediaPicker = lazy(async () => ({ default: (await import('./media-picker.tsx')).MediaPicker }));

export interface PictureFieldProps {
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string;
  kind?: MediaType;
  /** How wide it stands on pages, in pixels: no larger copy is taken from the library. */
  width?: number;
  onChange: (event: { currentTarget: { value: string } }) => void;
  /** Told what was picked from the library, after its address. */
  onPicked?: (file: LibraryFile) => void;
}

/** The address of a picture or video, with the picture, and the way to pick one from the library. */
export function PictureField(props: PictureFieldProps) {
  const { kind = 'image', width = 1600, onPicked, ...field } = props;
  const [isPicking, setIsPicking] = useState(false);
  const one = kind === 'image' ? 'picture' : 'video';
  const pick = (file: LibraryFile) => {
    setIsPicking(false);
    field.onChange({ currentTarget: { value: sizedAddress(file, width) } });
    onPicked?.(file);
  };
  return (
    <div className="picture-field">
      <div className="picture-field__address">
        <TextField {...field} placeholder={`/media/${kind}s/… or https://…`} inputMode="url" spellCheck={false} />
        <Button
          look="outline"
          small
          aria-label={`Choose: ${field.label}`}
          title={`Choose a ${one} from the library, or upload one`}
          onClick={() => setIsPicking(true)}
        >
          Choose…
        </Button>
      </div>
      <Thumb key={field.value} address={field.value.trim()} kind={kind} />
      <Suspense>{isPicking && <MediaPicker kind={kind} onPick={pick} onClose={() => setIsPicking(false)} />}</Suspense>
    </div>
  );
}

function Thumb({ address, kind }: { address: string; kind: MediaType }) {
  const [isBroken, setIsBroken] = useState(false);
  const isShown = /^(?:\/[^/]|https?:\/\/)/.test(address);
  const onError = () => setIsBroken(true);
  return (
    <span className="picture-field__thumb">
      {isShown && !isBroken && kind === 'image' && <img src={address} alt="" onError={onError} />}
      {isShown && !isBroken && kind === 'video' && (
        <video src={`${address}#t=1`} muted preload="metadata" tabIndex={-1} onError={onError} />
      )}
      {isShown && isBroken && `No ${kind === 'image' ? 'picture' : 'video'} there`}
    </span>
  );
}
