import { limits } from '@parley/call-protocol/limits';
import { SdkError } from '../sdk-error.ts';

const ranges: Readonly<Record<string, { min: number; max: number }>> = {
  maxBitrate: limits.simulcast.maxBitrate,
  maxFramerate: limits.simulcast.maxFramerate,
  scaleResolutionDownBy: limits.simulcast.scaleResolutionDownBy,
};
const numericKeys = Object.keys(ranges);
/** Keys of a layer that a browser takes and the contract leaves unchecked. */
const freeKeys = ['active', 'scalabilityMode'];

/** Checks the layers of one video (spec 001 §5, §9). Throws {@link SdkError} with the first problem. */
export function checkSimulcastEncodings(encodings: unknown, { needsMaxBitrate }: { needsMaxBitrate: boolean }): void {
  if (!Array.isArray(encodings)) throw SdkError.invalidArgument('encodings must be an Array');
  const { min, max } = limits.simulcast.layers;
  if (encodings.length < min || encodings.length > max) {
    throw SdkError.invalidArgument(`encodings must be an Array with between ${min} to ${max} layers`);
  }
  for (const encoding of encodings) {
    checkNotEmpty(encoding);
    for (const [key, value] of Object.entries(encoding as object)) checkLayerValue(key, value);
    if (needsMaxBitrate && encoding.maxBitrate === undefined) {
      throw SdkError.invalidArgument('maxBitrate is not specified');
    }
  }
}

/** A layer that says nothing is a mistake. */
export function checkNotEmpty(encoding: unknown): void {
  if (Object.keys(encoding as object).length > 0) return;
  throw SdkError.invalidArgument(
    `Empty encoding is not allowed. At least one of these valid keys should be specified:${numericKeys}`,
  );
}

function checkLayerValue(key: string, value: unknown): void {
  if (freeKeys.includes(key)) return;
  const range = Object.hasOwn(ranges, key) ? ranges[key] : undefined;
  if (!range) throw SdkError.invalidArgument(`Invalid key ${key}, valid keys are:${numericKeys}`);
  if (typeof value !== 'number') throw SdkError.invalidArgument(`${key} must be a number`);
  if (value >= range.min && value <= range.max) return;
  throw SdkError.invalidArgument(`${key} value not in range. valid range: ${range.min} to ${range.max}`);
}
