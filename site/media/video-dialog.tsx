import { Dialog } from '@parley/kit-ui/dialog';
import { useWords } from '../languages/use-words.tsx';
import type { VideoStart } from './use-video.ts';
import { VideoPlayer, type VideoSource } from './video-player.tsx';

export interface VideoDialogProps extends VideoSource {
  /** Where it goes on from; undefined while the dialog is closed. */
  from: VideoStart | undefined;
  onClose: () => void;
}

/** A video, enlarged: it goes on where it stood on the page, as loud as it was there. */
export function VideoDialog({ from, onClose, ...source }: VideoDialogProps) {
  const t = useWords();
  return (
    <Dialog
      open={from !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={t(source.label)}
      closeLabel={t('Close')}
      width="min(1120px, calc((100dvh - 220px) * 16 / 9))"
    >
      {from && <VideoPlayer {...source} start={from} />}
    </Dialog>
  );
}
