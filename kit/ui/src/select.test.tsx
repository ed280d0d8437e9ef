import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Select } from './select.tsx';

it('refuses an item with an empty value as a developer error [W-8.59]', () => {
  const options = [{ value: '', label: 'Choose one' }];
  expect(() => renderToStaticMarkup(<Select options={options} value="" onPick={() => undefined} />)).toThrow(
    'A select item must have a value',
  );
});
