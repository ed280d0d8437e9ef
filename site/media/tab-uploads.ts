import { noticeError, noticeSuccess } from '@parley/kit-ui/notices';
import { sendFile } from './send-file.ts';
import { uploadNotice } from './upload-outcome.ts';
import { UploadQueue } from './upload-queue.ts';

/** This tab's uploads. */
export const tabUploads = new UploadQueue({
  send: sendFile,
  onStored: (files) =>
    noticeSuccess('Upload successful', files.length === 1 ? files[0]?.original_name : `${files.length} files`),
  onFailed: (error) => {
    console.error('A file was not uploaded', error);
    const { title, description } = uploadNotice(error);
    noticeError(title, description);
  },
});
