import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isViewedList } from '../../../schema/rules/viewed-lists.ts';

/** What stands behind a figure or within a record, and what belongs to no business: nobody comes back to these by themselves. */
const WITHOUT = [
  'campaign-orders', 'finance-entries', 'ledger', 'ordered-lines', 'platform-announcements', 'platform-businesses', 'platform-payments',
  'profit-orders', 'purchased-lines', 'sold-lines', 'statement-lines',
];

it('every list screen has saved views, except those that are named here', () => {
  const ids = globSync('web/features/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<ListScreen\s+id="([\w-]+)"/g)].map(([, id]) => id!));
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.filter((id) => !isViewedList(id)).sort()).toEqual(WITHOUT);
});
