import { isUrl } from './is-url.ts';

type Console = Pick<typeof console, 'error'>;

const visualStates = "'default' | 'sidebar-open' | 'active'";
const fields = {
  iconPath: 'url',
  iconPathDarkMode: 'url',
  label: 'string',
  tooltip: 'string',
  visualState: visualStates,
} as const;
const shape = JSON.stringify({
  id: Object.fromEntries(Object.entries(fields).map(([key, type]) => [key, type === 'url' ? 'string' : type])),
});

/** What buttons should be, with the words before it. */
export const customTrayButtonsShape = `a dictionary of the type ${shape}`;

/** Whether these are buttons for the frame's tray (spec 001 §5). Says on the console why not. */
export function areCustomTrayButtons(buttons: unknown, console: Console): boolean {
  const problem = buttonsProblem(buttons);
  if (problem) console.error(problem);
  return !problem;
}

function buttonsProblem(buttons: unknown): string | undefined {
  if (buttons === undefined || buttons === null) return undefined;
  if (typeof buttons !== 'object' || Array.isArray(buttons)) {
    return `customTrayButtons should be an Object of the type ${shape}.`;
  }
  for (const button of Object.values(buttons)) {
    for (const [key, value] of Object.entries(button as object)) {
      const problem = fieldProblem(key, value);
      if (problem) return problem;
    }
  }
  return undefined;
}

function fieldProblem(key: string, value: unknown): string | undefined {
  const type = Object.hasOwn(fields, key) ? fields[key as keyof typeof fields] : undefined;
  if (type === undefined) return `customTrayButton does not support key ${key}`;
  if (type === 'url') return isUrl(value) ? undefined : `customTrayButton ${key} should be a url.`;
  if (type === 'string') return typeof value === 'string' ? undefined : `customTrayButton ${key} should be a string.`;
  if (['default', 'sidebar-open', 'active'].includes(value as string)) return undefined;
  return `customTrayButton visualState should be ${visualStates}. Got: ${value}`;
}
