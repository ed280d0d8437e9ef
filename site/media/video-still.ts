/** How long a browser may take to show a video that it has whole. Milliseconds. */
const patienceMs = 10_000;
const maxWidth = 1280;

export interface DrawnStill {
  image: Blob;
  /** Of the video itself. */
  width: number;
  height: number;
}

/** Draws a still of a video, a second after its beginning. Undefined when this browser cannot play it. */
export async function drawStill(file: Blob): Promise<DrawnStill | undefined> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = URL.createObjectURL(file);
  try {
    await reached(video, 'loadeddata');
    const moved = reached(video, 'seeked');
    video.currentTime = Math.min(1, video.duration / 2);
    await moved;
    const { videoWidth: width, videoHeight: height } = video;
    const image = width > 0 ? await paint(video) : null;
    return image ? { image, width, height } : undefined;
  } catch (error) {
    console.warn('No still was made of a video', error);
    return undefined;
  } finally {
    URL.revokeObjectURL(video.src);
    video.removeAttribute('src');
  }
}

function paint(video: HTMLVideoElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, maxWidth / video.videoWidth);
  canvas.width = Math.round(video.videoWidth * scale);
  canvas.height = Math.round(video.videoHeight * scale);
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
}

function reached(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(patienceMs);
    video.addEventListener(event, resolve, { once: true });
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'The video cannot be played')), {
      once: true,
    });
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
}
