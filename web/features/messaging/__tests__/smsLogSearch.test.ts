import { expect, test } from 'vitest';
import { smsLogSearch } from '../smsLogSearch.ts';

test('an address says what the log shows; what it does not know is left out', () => {
  const raw = { status: 'FAILED', search: '01711', created: '2026-11-01..2026-11-02' };
  expect(smsLogSearch.read(raw)).toEqual(raw);
  expect(smsLogSearch.read({ status: 'LOST', search: '', created: 'some day' })).toEqual({});
});

test('days are Dhaka days, and the search is trimmed', () => {
  expect(
    smsLogSearch.variables({ status: 'SENT', search: ' 01711 ', created: '2026-11-01..2026-11-02' }).filter,
  ).toEqual({
    status: ['SENT'],
    search: '01711',
    createdFrom: '2026-10-31T18:00:00.000Z',
    createdBefore: '2026-11-02T18:00:00.000Z',
  });
  expect(smsLogSearch.variables({}).filter).toEqual({});
});
