import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VIEWED_LISTS } from '../../../schema/rules/viewed-lists.ts';

/** What stands behind a figure or within a record, and what belongs to no business: nobody comes back to these by themselves. */
const WITHOUT = [
  'campaign-orders', 'finance-entries', 'ledger', 'ordered-lines', 'platform-announcements', 'platform-businesses', 'platform-payments',
  'profit-orders', 'purchased-lines', 'sold-lines', 'statement-lines',
];

it('every list screen has saved views, except those that are named here and say so', () => {
  const screens = globSync('web/features/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<ListScreen\s+id="([\w-]+)"(\s+isWithoutViews)?/g)].map(([, id, mark]) => ({ id: id!, hasViews: !mark })));
  expect(screens.length).toBeGreaterThan(30);
  expect(screens.filter(({ id }) => !Object.hasOwn(VIEWED_LISTS, id)).map(({ id }) => id).sort()).toEqual(WITHOUT);
  expect(screens.filter(({ hasViews }) => !hasViews).map(({ id }) => id).sort()).toEqual(WITHOUT);
});
