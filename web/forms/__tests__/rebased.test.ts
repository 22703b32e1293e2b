import { expect, it } from 'vitest';
import { rebased } from '../rebased.ts';

const before = { name: 'Nakshi', fee: 60, lines: [{ sku: 'A' }] };

it('a field that was changed keeps what was typed; the others follow what is saved', () => {
  const typed = { ...before, fee: 70, lines: [{ sku: 'A' }] };
  const now = { name: 'Nakshi Ghor', fee: 65, lines: [{ sku: 'B' }] };
  expect(rebased(typed, before, now)).toEqual({ name: 'Nakshi Ghor', fee: 70, lines: [{ sku: 'B' }] });
});
