import { expect, it } from 'vitest';
import { wordingOf } from '../wording.ts';

it('gives the values of a line apart from its sentence', () => {
  const wording = { messageKey: 'Handed to {{courierName}}', messageValues: { courierName: 'Pathao' } };
  expect(wordingOf({ summary: 'Handed to Pathao', wording })).toEqual(wording);
});

it('takes the sentence of a line that is older, or that holds no values, as its key', () => {
  expect(wordingOf({ summary: 'Delivered', wording: null })).toEqual({ messageKey: 'Delivered', messageValues: {} });
});
