import { createInstance } from 'i18next';
import { expect, it } from 'vitest';
import { loadBangla } from '../../locales/bangla.ts';
import { splitSummary } from '../splitSummary.ts';

it.each([
  ['Muslin saree', 'Muslin saree', undefined],
  ['Muslin saree, Maroon ×2', 'Muslin saree, Maroon', '×2'],
  ['Muslin saree ×12 +3', 'Muslin saree', '×12 +3'],
  ['Set of 3 +1', 'Set of 3', '+1'],
])('%s is cut before its amount', (summary, names, amount) => {
  expect(splitSummary(summary)).toEqual({ names, amount });
});

it('the amount has the digits of the language, and the name those that it was given', async () => {
  const bangla = createInstance();
  await bangla.init({ lng: 'bn' });
  loadBangla(bangla);
  expect(splitSummary('Set of 3 ×12 +1')).toEqual({ names: 'Set of 3', amount: '×১২ +১' });
});
