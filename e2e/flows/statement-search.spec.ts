import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createStatement } from '../../gateway/modules/couriers/settlement/create-statement.ts';
import { decideStatementLine } from '../../gateway/modules/couriers/settlement/decide-line.ts';
import { postStatement } from '../../gateway/modules/couriers/settlement/post-statement.ts';
import { DAY_MS } from '../../schema/rules/durations.ts';
import { dhakaDay, formatDay } from '../../schema/rules/format.ts';
import { sessionFor } from '../../prisma/seed/factories/session.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, expectAccessible, test } from '../support/fixtures.ts';

/** A draft whose lines are all of unknown parcels: more than a page of the list has. */
async function draftOf(count: number) {
  const founder = await makeFounder();
  const shop = founder.shops[0]!;
  const session = await sessionFor(founder);
  const { id: courierId } = await db.courier.create({ data: { businessId: shop.id, name: 'Pathao' } });
  const lines = Array.from({ length: count }, (_, index) => ({ consignment: `NOBODY-${String(index + 1).padStart(3, '0')}`, invoice: index < 5 ? `EID/${index + 1}` : '', collected: 10 }));
  const { id } = await execute(createStatement, session, { courierId, account: 'BANK', lines });
  const lineAt = (position: number) => db.statementLine.findFirstOrThrow({ where: { businessId: shop.id, statementId: id, position } });
  return { founder, session, id, lineAt, address: `/delivery-method/update-payment/${encodeId('CourierStatement', id)}` };
}

test('a parcel is searched in a long statement, and what matches is decided at once and taken back', async ({ as }) => {
  const { founder, session, lineAt, address } = await draftOf(130);
  const page = await as(founder.email);
  await page.goto(address);
  await page.getByRole('link', { name: 'Search lines' }).click();
  await expect(page.getByRole('heading', { name: 'Lines of statement 1' })).toBeVisible();
  const tabs = page.getByRole('group', { name: 'Lines by result' });
  await expect(tabs.getByRole('link', { name: /^Unknown parcel/ })).toHaveText(/130$/);
  await page.getByRole('searchbox', { name: 'Parcel, invoice, phone or order' }).fill('eid/');
  await expect(tabs.getByRole('link', { name: /^All/ })).toHaveText(/5$/);
  await expect(page.getByText('NOBODY-005', { exact: true })).toBeVisible();
  await expect(page.getByText('NOBODY-006', { exact: true })).toHaveCount(0);
  await expectAccessible(page);

  // One line is decided meanwhile by somebody else: it keeps that, and is told.
  await execute(decideStatementLine, session, { lineId: (await lineAt(2)).id, decision: 'DISPUTE', note: 'Asked by phone' });
  await page.getByRole('checkbox', { name: 'Select all rows' }).check();
  const bar = page.getByRole('region', { name: 'Selected rows' });
  await expect(bar).toContainText('5 selected');
  await bar.getByRole('button', { name: 'Accept' }).click();
  const dialog = page.getByRole('dialog', { name: 'Accept 5 lines' });
  await dialog.getByRole('button', { name: 'Accept' }).click();
  await expect(dialog.getByText('Say why').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Note' }).fill('Nobody asks for it');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Accept' }).click();
  const told = page.getByRole('dialog', { name: '4 lines are accepted' });
  await expect(told).toContainText('1 decided already: NOBODY-002');
  await expectAccessible(page);
  const rowOf = (name: string) => page.locator('tr[data-row-id]').filter({ hasText: name });
  await expect(rowOf('NOBODY-001')).toContainText('Kept');
  await expect(rowOf('NOBODY-002')).toContainText('Stays in dispute');
  await told.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('4 lines are open again')).toBeVisible();
  await expect(rowOf('NOBODY-001')).not.toContainText('Kept');
  await expect(rowOf('NOBODY-002')).toContainText('Stays in dispute');

  await page.getByRole('searchbox', { name: 'Parcel, invoice, phone or order' }).fill('nothing of the kind');
  // Also to who does not see it.
  await expect(page.getByRole('status').filter({ hasText: 'Nothing matches' })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('NOBODY-006', { exact: true })).toBeVisible();
});

test('all lines that match are decided, loaded or not, and one alone beside the list', async ({ as }) => {
  const { founder, session, id, address } = await draftOf(130);
  const page = await as(founder.email);
  await page.goto(`${address}/lines?state=OPEN`);
  await page.getByText('NOBODY-003', { exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Parcel NOBODY-003' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'What becomes of it' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Dispute/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('NOBODY-003', { exact: true })).toHaveCount(0);

  const bar = page.getByRole('region', { name: 'Selected rows' });
  const all = bar.getByRole('button', { name: 'Select all 129' });
  // The next line comes into the place of the one that went: until then it is not among those that are chosen.
  await expect(async () => {
    await page.getByRole('checkbox', { name: 'Select all rows' }).check();
    await expect(all).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await all.click();
  await page.keyboard.press('d');
  await page.getByRole('dialog', { name: 'Dispute 129 lines' }).getByRole('button', { name: 'Dispute' }).click();
  await expect(page.getByText('129 lines stay in dispute')).toBeVisible();
  await expect(page.getByText('Nothing matches')).toBeVisible();
  expect(await db.differenceDecision.count({ where: { statementId: id, kind: 'DISPUTE', isUndone: false } })).toBe(130);

  // What is posted is searched, and decided no more; on a phone its lines are cards.
  const { version } = await db.courierStatement.findFirstOrThrow({ where: { id } });
  await execute(postStatement, session, { statementId: id, version });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(`${address}/lines?search=130`);
  await expect(page.getByText('NOBODY-130', { exact: true })).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await expectAccessible(page);
});

test('a line of the address that is not among those loaded is said to be further down, and opens once it is there', async ({ as }) => {
  const { founder, lineAt, address } = await draftOf(130);
  const page = await as(founder.email);
  await page.goto(`${address}/lines?open=${(await lineAt(130)).id}`);
  const notice = page.getByRole('status').filter({ hasText: 'The line of this address is not among those that are shown' });
  await expect(notice).toContainText('it stands further down');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const drawer = page.getByRole('dialog', { name: 'Parcel NOBODY-130' });
  await expect(async () => {
    // It is one page or two away, by how high the window is.
    if (await drawer.isHidden()) await page.getByRole('button', { name: 'Load more' }).click({ timeout: 1_000 });
    await expect(drawer).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(notice).toHaveCount(0);
  await page.goto(`${address}/lines?search=NOBODY-001&open=nonsense`);
  await expect(notice).toContainText('the filters leave it out');
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page).not.toHaveURL(/open=/);
});

test('a statement is found by its courier, by either number of it and by the day of the money', async ({ as }) => {
  const { founder, session } = await draftOf(1);
  const { id: courierId } = await db.courier.create({ data: { businessId: founder.shops[0]!.id, name: 'Steadfast' } });
  const day = new Date(Date.now() - 40 * DAY_MS);
  await execute(createStatement, session, { courierId, account: 'BANK', reference: 'SF-PAY-2011', day: dhakaDay(day), lines: [{ consignment: 'NOBODY-7', collected: 700 }] });
  const page = await as(founder.email);
  await page.goto('/delivery-method/update-payment');
  const rows = page.getByRole('grid', { name: 'Statements of couriers' }).getByRole('row').filter({ hasText: '#' });
  await expect(rows).toHaveCount(2);
  await page.getByRole('searchbox', { name: "Number, here or the courier's" }).fill('pay-20');
  await expect(rows).toHaveText([/SF-PAY-2011/]);
  await expect(rows).toContainText([formatDay(day)]);
  await page.getByRole('searchbox', { name: "Number, here or the courier's" }).fill('#1');
  await expect(rows).toHaveText([/Pathao/]);
  await page.getByRole('searchbox', { name: "Number, here or the courier's" }).fill('');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Courier' }).click();
  await page.getByRole('combobox', { name: 'Courier' }).selectOption('Steadfast');
  await expect(rows).toHaveText([/SF-PAY-2011/]);
  await expectAccessible(page);
  await page.goto(`/delivery-method/update-payment?days=today`);
  await expect(rows).toHaveText([/Pathao/]);
  await page.goto('/delivery-method/update-payment?search=nothing');
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(rows).toHaveCount(2);
});
