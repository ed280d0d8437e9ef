import { CallPart } from '../call-part.ts';
import type { DailyLiveStreamingOptions, DailyStreamInstance, DailyStreamUpdate } from '../surface/streaming.ts';
import { layoutUpdate } from './layout.ts';

interface Endpoints {
  endpoints: ReadonlyArray<{ endpoint: string }>;
  instanceId?: string;
}

/** Streaming the meeting to the public. What becomes of it comes as events. */
export class LiveStreamingMethods extends CallPart {
  /** Streams the meeting to `rtmpUrl` or `endpoints`: `live-streaming-started`, or `live-streaming-error`. */
  startLiveStreaming(options: DailyLiveStreamingOptions<'start'> = {}): void {
    this.core.send('daily-method-start-live-streaming', { ...options });
  }

  /** Lays a running stream out anew: `live-streaming-updated`. */
  updateLiveStreaming(update: DailyStreamUpdate): void {
    this.core.send('daily-method-update-live-streaming', layoutUpdate(update));
  }

  /** Sends a running stream to further places. */
  addLiveStreamingEndpoints(change: Endpoints): void {
    this.core.send(...endpointsMessage('add-endpoints', change));
  }

  /** Sends it no longer to these places. */
  removeLiveStreamingEndpoints(change: Endpoints): void {
    this.core.send(...endpointsMessage('remove-endpoints', change));
  }

  /** Ends one stream, or all: `live-streaming-stopped`. */
  stopLiveStreaming(options: DailyStreamInstance = {}): void {
    this.core.send('daily-method-stop-live-streaming', { ...options });
  }
}

function endpointsMessage(endpointsOp: string, change: Endpoints): [string, Record<string, unknown>] {
  const endpoints = change.endpoints;
  const { instanceId } = change;
  return ['daily-method-update-live-streaming-endpoints', { endpointsOp, endpoints, instanceId }];
}
