import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { setOpeningBalance, transferMoney } from '../../gateway/modules/accounting/voucher-commands.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { addDays, dhakaDay } from '../../schema/rules/format.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';

test('a statement is compared with the entries up to its last day, and marks are not lost without a question', async ({ as }) => {
  const founder = await makeFounder();
  const businessId = founder.shops[0]!.id;
  const session = await sessionFor(founder);
  const account = (code: string) => db.account.findFirstOrThrow({ where: { businessId, code }, select: { id: true } });
  const [cash, bank] = [await account('cash'), await account('bank')];
  const today = dhakaDay(new Date());
  const earlier = addDays(today, -3);
  await execute(setOpeningBalance, session, { accountId: cash.id, amount: 5_000, day: new Date(earlier) });
  await execute(transferMoney, session, { fromId: cash.id, toId: bank.id, amount: 1_200.5 });
  const page = await as(founder.email);
  await page.goto(`/accounts/${encodeId('Account', cash.id)}/reconcile`);
  const marks = page.getByRole('checkbox', { checked: true });
  const difference = page.getByRole('definition').last();
  await page.getByText('Opening balance of Cash').click();
  await expect(marks).toHaveCount(1);
  await expect(difference, 'no statement to compare with yet').toHaveText('–');
  await page.getByRole('button', { name: 'Mark all' }).click();
  await expect(marks).toHaveCount(2);
  // Rounded, it would not agree with the statement.
  await expect(page.getByRole('row').filter({ hasText: 'Transfer 2' })).toContainText('৳1,200.50');
  await expect(page.getByRole('definition').first()).toHaveText('৳3,799.50');

  await page.getByRole('link', { name: 'Back to the account' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(marks).toHaveCount(2);

  await page.getByLabel('Last day').fill(earlier);
  await expect(marks).toHaveCount(1);
  await page.getByLabel('Balance on the statement').fill('4000');
  await page.keyboard.press('Tab');
  await expect(difference).toHaveText('−৳1,000');
  await page.getByLabel('Balance on the statement').fill('5000');
  await page.getByRole('button', { name: 'Reconcile' }).click();
  await expect(page.getByText(/Agreed with the statement/)).toBeVisible();
  expect(await db.reconciledLine.count({ where: { businessId } })).toBe(1);
});
