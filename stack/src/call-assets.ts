import { fileURLToPath } from 'node:url';

const builtFile = (path: string) => fileURLToPath(new URL(`../../${path}`, import.meta.url));

/** Where the call product's built files lie. */
export const callAssets = {
  uiDir: builtFile('call/ui/dist'),
  sdkDir: builtFile('call/sdk/dist'),
  machineFile: builtFile('call/machine/dist/call-machine.js'),
} as const;
