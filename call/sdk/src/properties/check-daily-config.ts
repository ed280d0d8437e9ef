import { checkSimulcastEncodings } from '../send-settings/simulcast.ts';

type Console = Pick<typeof console, 'error' | 'warn'>;

/** The help of switches that cannot be. */
export const dailyConfigHelp = 'Unsupported dailyConfig. Check error logs for detailed info.';

/** Whether the rarely needed switches can be. Says on the console why not, and what is going away. */
export function isDailyConfig(config: unknown, console: Console): boolean {
  try {
    checkDailyConfig(config as Record<string, unknown>, console);
    return true;
  } catch (error) {
    console.error('Failed to validate dailyConfig', error);
    return false;
  }
}

function checkDailyConfig(config: Record<string, unknown>, console: Console): void {
  const camera = config.camSimulcastEncodings;
  if (camera) {
    warn('camSimulcastEncodings', 'camera', console);
    checkSimulcastEncodings(camera, { needsMaxBitrate: false });
  }
  if (config.screenSimulcastEncodings) warn('screenSimulcastEncodings', 'screen', console);
}

function warn(name: string, what: string, console: Console): void {
  console.warn(
    `${name} is deprecated. Use sendSettings, found in DailyCallOptions, to provide ${what} simulcast settings.`,
  );
}
