import type { AllowedDifference } from './allowed/allowed-difference.ts';
import { lifecycleDifferences } from './allowed/lifecycle.ts';
import { messageDifferences } from './allowed/messages.ts';
import { methodDifferences } from './allowed/methods.ts';
import { propertyDifferences } from './allowed/properties.ts';

/** Every row of the table that the cases can show. */
export const allowedDifferences: readonly AllowedDifference[] = [
  ...lifecycleDifferences,
  ...propertyDifferences,
  ...messageDifferences,
  ...methodDifferences,
];
