import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createAccount, updateAccount } from '../../gateway/modules/accounting/account-commands.ts';
import { createLiability, payLiability } from '../../gateway/modules/accounting/liabilities/liability-commands.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('what is owed can be changed after its category was archived, which it keeps', async ({ as }) => {
  const founder = await makeFounder();
  const session = await sessionFor(founder);
  const { id: accountId } = await execute(createAccount, session, { name: 'Warehouse', purpose: 'EXPENSE' });
  const { id } = await execute(createLiability, session, { kind: 'BILL', party: 'Landlord', amount: 5_000, accountId, firstDue: new Date() });
  await execute(updateAccount, session, { accountId, version: 1, name: 'Warehouse', isArchived: true });
  const page = await as(founder.email);
  await page.goto(`/liability/new-liability?edit=${encodeURIComponent(encodeId('Liability', id))}`);
  const category = page.getByLabel('Category', { exact: true });
  await expect(category.locator('option:checked')).toHaveText('Warehouse');
  await page.getByLabel('Note').fill('Of the old contract');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('heading', { name: 'Landlord' })).toBeVisible();
  expect(await db.liability.findFirstOrThrow({ where: { businessId: founder.shops[0]!.id }, select: { accountId: true, note: true } }))
    .toEqual({ accountId, note: 'Of the old contract' });
});

test('of more than a hundred payments the page says that it shows the last ones', async ({ as }) => {
  const founder = await makeFounder();
  const session = await sessionFor(founder);
  const { id: accountId } = await db.account.findFirstOrThrow({ where: { businessId: founder.shops[0]!.id, kind: 'MONEY' }, select: { id: true } });
  const { id: liabilityId } = await execute(createLiability, session, { kind: 'LOAN', party: 'Grameen Samity', amount: 9_000, accountId, firstDue: new Date() });
  for (let version = 1; version <= 101; version += 1) await execute(payLiability, session, { liabilityId, version, amount: version, accountId });
  const page = await as(founder.email);
  await page.goto(`/liability/${encodeURIComponent(encodeId('Liability', liabilityId))}`);
  const payments = page.getByRole('table', { name: 'Payments' });
  await expect(payments.getByRole('row')).toHaveCount(101);
  await expect(payments.getByRole('row').nth(1)).toContainText('৳101');
  await expect(page.getByText('These are the last 100 payments.')).toBeVisible();
});
