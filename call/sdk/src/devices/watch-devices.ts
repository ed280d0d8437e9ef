import { limits } from '@parley/call-protocol/limits';
import { isSame } from '../core/is-same.ts';
import type { Environment } from '../environment.ts';
import type { DailyMediaDeviceInfo } from '../surface/settings.ts';
import { listDevices } from './list-devices.ts';

/**
 * Tells when devices come and go: by the browser's own event, or by asking every three seconds where it has none.
 * The result stops it.
 */
export function watchDevices(
  { window, clock, console }: Environment,
  onChange: (devices: DailyMediaDeviceInfo[]) => void,
): () => void {
  const media = window?.navigator.mediaDevices;
  if (!media?.enumerateDevices) return () => undefined;
  let known: unknown;
  let isStopped = false;
  const look = async () => {
    try {
      const devices = await listDevices(window);
      const now = devices.map(({ deviceId, groupId, kind, label }) => ({ deviceId, groupId, kind, label }));
      const isFirst = known === undefined;
      if (isStopped || isSame(known, now)) return;
      known = now;
      if (!isFirst) onChange(devices);
    } catch (error) {
      console.warn('devices cannot be listed', error);
    }
  };
  const lookNow = () => void look();
  lookNow();
  const stop = 'ondevicechange' in media ? onEvent(media, lookNow) : poll(clock, lookNow);
  return () => {
    isStopped = true;
    stop();
  };
}

function onEvent(media: MediaDevices, look: () => void): () => void {
  media.addEventListener('devicechange', look);
  return () => media.removeEventListener('devicechange', look);
}

function poll(clock: Environment['clock'], look: () => void): () => void {
  let stop: () => void = () => undefined;
  const wait = () => {
    stop = clock.after(limits.devicePollMs, () => {
      look();
      wait();
    });
  };
  wait();
  return () => stop();
}
