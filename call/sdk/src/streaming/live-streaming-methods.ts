import { CallPart } from '../call-part.ts';
import type { DailyLiveStreamingOptions, DailyStreamInstance, DailyStreamUpdate } from '../surface/streaming.ts';
import { layoutUpdate } from './layout.ts';

interface Endpoints {
  endpoints: ReadonlyArray<{ endpoint: string }>;
  instanceId?: string;
}

/** Streaming the meeting to the public. What becomes of it comes as events. */
export class LiveStreamingMethods extends CallPart {
  startLiveStreaming(options: DailyLiveStreamingOptions<'start'> = {}): void {
    this.core.send('daily-method-start-live-streaming', { ...options });
  }

  updateLiveStreaming(update: DailyStreamUpdate): void {
    this.core.send('daily-method-update-live-streaming', layoutUpdate(update));
  }

  addLiveStreamingEndpoints(change: Endpoints): void {
    this.core.send(...endpointsMessage('add-endpoints', change));
  }

  removeLiveStreamingEndpoints(change: Endpoints): void {
    this.core.send(...endpointsMessage('remove-endpoints', change));
  }

  stopLiveStreaming(options: DailyStreamInstance = {}): void {
    this.core.send('daily-method-stop-live-streaming', { ...options });
  }
}

function endpointsMessage(endpointsOp: string, change: Endpoints): [string, Record<string, unknown>] {
  const endpoints = change.endpoints;
  const { instanceId } = change;
  return ['daily-method-update-live-streaming-endpoints', { endpointsOp, endpoints, instanceId }];
}
