import type { CallCore } from '../core/call-core.ts';
import { customTrackPlaceholder } from '../machine/page-globals.ts';
import type { DailyAdvancedConfig, DailyCallOptions } from '../surface/call-options.ts';

/** What `join-meeting`, `start-camera` and `daily-method-preauth` bring: all that is set, as far as it can be posted. */
export function openingOf(core: CallCore): Record<string, unknown> {
  const { properties, preload } = core;
  shareHooks(core);
  return {
    properties: postableProperties(properties),
    preloadCache: { ...preload, inputSettings: preload.inputSettings ?? {} },
  };
}

/** The properties without what cannot be posted. Tracks lie in the page, and a placeholder stands for them. */
export function postableProperties(properties: DailyCallOptions): DailyCallOptions {
  const entries = Object.entries(properties).map(([key, value]) => [
    key,
    key === 'dailyConfig' ? withoutHooks(value) : isTrack(value) ? customTrackPlaceholder : value,
  ]);
  return Object.fromEntries(entries);
}

const isTrack = (value: unknown) => typeof MediaStreamTrack !== 'undefined' && value instanceof MediaStreamTrack;

/** Whatever was given for it that is no object stays as it is. */
function withoutHooks(config: unknown): unknown {
  if (typeof config !== 'object' || config === null || Array.isArray(config)) return config;
  const { modifyLocalSdpHook: _, modifyRemoteSdpHook: _remote, ...rest } = config as DailyAdvancedConfig;
  return rest;
}

/** Functions lie in the page, where the machine finds them. */
function shareHooks({ properties, customCallbacks }: CallCore): void {
  for (const name of ['modifyLocalSdpHook', 'modifyRemoteSdpHook'] as const) {
    const hook = properties.dailyConfig?.[name];
    if (hook) customCallbacks[name] = hook;
  }
}
