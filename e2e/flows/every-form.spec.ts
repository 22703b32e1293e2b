import type { Locator, Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { createCampaign } from '../../gateway/modules/marketing/campaign-commands.ts';
import { updatePurchase } from '../../gateway/modules/purchases/save-purchase.ts';
import { addBuyerBlock } from '../../gateway/modules/web-orders/buyer-blocks.ts';
import { Session } from '../../gateway/session/session.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';
import { withPurchase, withSupplier } from '../../prisma/seed/factories/purchase.ts';
import { makeFounder } from '../shell/people.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdChanges } from '../support/held-changes.ts';

interface Form {
  name: string;
  /** Opens it, and fills in what it needs. */
  open: (page: Page, shop: Shop) => Promise<Locator>;
  /** The text in it that is typed, of what kind its field takes. */
  field: string;
  text: string;
  /** How many records there are of what it adds, or the version of what it changes: one more once it is saved. */
  saved: (businessId: string) => Promise<number>;
  /** It changes something: a second tab had it open before. */
  isEdit?: true;
  /** It stays when it is saved, and what is typed meanwhile with it. */
  staysOpen?: true;
}

const dialogOf = (page: Page) => page.getByRole('dialog');
const mainOf = (page: Page) => page.getByRole('main');

async function press(page: Page, address: string, button: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: button }).first().click();
  return dialogOf(page);
}

async function choose(page: Page, address: string, menu: string | RegExp, item: string): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('button', { name: menu }).first().click();
  await page.getByRole('menuitem', { name: item }).click();
  return dialogOf(page);
}

/** The version of the only one of a kind, or of the newest. */
const versionOf = (find: (businessId: string) => Promise<{ version: number } | null>) => async (businessId: string) =>
  (await find(businessId))?.version ?? 0;

const versionOfBusiness = versionOf((id) => db.business.findUniqueOrThrow({ where: { id }, select: { version: true } }));

const FORMS: readonly Form[] = [
  {
    name: 'a new expense', field: 'Note', text: 'Tea for the packers',
    open: async (page) => {
      await page.goto('/expense/new-expense');
      await page.getByLabel('Amount').fill('77');
      return mainOf(page);
    },
    saved: (businessId) => db.voucher.count({ where: { businessId } }),
  },
  {
    name: 'an expense that is changed', field: 'Note', text: 'Tea for the packers', isEdit: true,
    open: async (page, shop) => {
      const { id } = await db.voucher.findFirst({ where: { businessId: shop.id } }) ?? await execute(createExpense, Session.system(shop.id), {
        amount: 77, accountId: await accountId(shop, 'cash'), counterId: await accountId(shop, 'other-expense'),
      });
      await page.goto(`/expense/new-expense?edit=${encodeURIComponent(encodeId('Voucher', id))}`);
      return mainOf(page);
    },
    saved: versionOf((businessId) => db.voucher.findFirst({ where: { businessId } })),
  },
  {
    name: 'a transfer of money', field: 'Note', text: 'To the bank',
    open: async (page) => {
      const dialog = await press(page, '/accounts', 'Transfer');
      await dialog.getByLabel('Amount').fill('100');
      return dialog;
    },
    saved: (businessId) => db.voucher.count({ where: { businessId } }),
  },
  {
    name: 'a rule about a buyer', field: 'Reason', text: 'Refused two parcels',
    open: async (page) => {
      const dialog = await press(page, '/website/ip_block_list', 'Block a buyer');
      await dialog.getByLabel('Value').fill('01711204466');
      await dialog.getByLabel('For how long').selectOption('One week');
      return dialog;
    },
    saved: (businessId) => db.buyerBlock.count({ where: { businessId } }),
  },
  {
    name: 'a rule about a buyer that is changed', field: 'Reason', text: 'Refused three parcels', isEdit: true,
    open: async (page, shop) => {
      const rule = { kind: 'PHONE', value: '01711204466', action: 'HOLD', reason: 'Refused two parcels' };
      if (!(await db.buyerBlock.findFirst({ where: { businessId: shop.id } }))) await execute(addBuyerBlock, Session.system(shop.id), rule);
      return choose(page, '/website/ip_block_list', /^Actions for rule/, 'Change');
    },
    saved: versionOf((businessId) => db.buyerBlock.findFirst({ where: { businessId } })),
  },
  {
    name: 'a new SMS template', field: 'Text', text: 'Your parcel comes today',
    open: async (page) => {
      const dialog = await press(page, '/setting/send-message-template-list', 'Add template');
      await dialog.getByLabel('Name').fill('Comes today');
      return dialog;
    },
    saved: (businessId) => db.messageTemplate.count({ where: { businessId } }),
  },
  {
    name: 'an SMS template that is changed', field: 'Text', text: 'Your parcel comes today', isEdit: true,
    open: (page) => choose(page, '/setting/send-message-template-list', 'What to do with Order confirmed', 'Change'),
    saved: versionOf((businessId) => db.messageTemplate.findFirst({ where: { businessId, name: 'Order confirmed' } })),
  },
  {
    name: 'what customers are told by itself', field: 'Only from a total of', text: '500', isEdit: true,
    open: async (page) => press(page, '/sms/auto-send-sms', 'Change Order confirmed'),
    saved: versionOf((businessId) => db.autoMessage.findFirst({ where: { businessId } })),
  },
  {
    name: 'a new campaign', field: 'Campaign', text: 'Eid sarees',
    open: async (page) => press(page, '/marketing/product-campaigns', 'New campaign'),
    saved: (businessId) => db.campaign.count({ where: { businessId } }),
  },
  {
    name: 'a campaign that is changed', field: 'Links with utm_campaign', text: 'eid-sarees', isEdit: true,
    open: async (page, shop) => {
      const campaign = { platform: 'Facebook', name: 'Eid', products: [], tags: [] };
      const { id } = await db.campaign.findFirst({ where: { businessId: shop.id } }) ?? await execute(createCampaign, Session.system(shop.id), campaign);
      await page.goto(`/marketing/product-campaigns?open=${encodeURIComponent(encodeId('Campaign', id))}`);
      return dialogOf(page);
    },
    saved: versionOf((businessId) => db.campaign.findFirst({ where: { businessId } })),
  },
  {
    name: 'somebody who is invited', field: 'Name', text: 'Shirin',
    open: async (page) => {
      const dialog = await press(page, '/setting/business-user-list', 'Invite user');
      await dialog.getByLabel('E-mail').fill('shirin@example.test');
      return dialog;
    },
    saved: (businessId) => db.membership.count({ where: { businessId } }),
  },
  {
    name: 'the leave of an employee', field: 'Note', text: 'Ill',
    open: async (page) => {
      const dialog = await press(page, '/reports/advanced-employee-report', 'Record a leave');
      await dialog.getByLabel('Person').selectOption({ index: 1 });
      return dialog;
    },
    saved: (businessId) => db.memberLeave.count({ where: { businessId } }),
  },
  {
    name: 'the first step', field: 'Address', text: 'Mirpur 10, Dhaka',
    open: async (page) => {
      await page.goto('/on-boarding');
      return mainOf(page);
    },
    saved: versionOfBusiness,
  },
  {
    name: 'a new supplier', field: 'Address', text: 'Islampur, Dhaka',
    open: async (page) => {
      const dialog = await press(page, '/purchase/suppliers', 'New supplier');
      await dialog.getByLabel('Name').fill('Islampur Cloth House');
      return dialog;
    },
    saved: (businessId) => db.supplier.count({ where: { businessId } }),
  },
  {
    name: 'a supplier that is changed', field: 'Note', text: 'Closed on Fridays', isEdit: true,
    open: async (page, shop) => {
      const { id } = await db.supplier.findFirst({ where: { businessId: shop.id } }) ?? { id: await withSupplier(shop) };
      await page.goto(`/purchase/suppliers?open=${encodeURIComponent(encodeId('Supplier', id))}`);
      return dialogOf(page);
    },
    saved: versionOf((businessId) => db.supplier.findFirst({ where: { businessId } })),
  },
  {
    name: 'the advance setting', field: 'A return is late after (days)', text: '3', isEdit: true, staysOpen: true,
    open: async (page) => {
      await page.goto('/setting/advance-setting');
      return mainOf(page);
    },
    saved: versionOfBusiness,
  },
  {
    name: 'a new delivery method', field: 'Name', text: 'Own rider',
    open: async (page) => {
      await page.goto('/delivery-method/add-new-dm');
      return mainOf(page);
    },
    saved: (businessId) => db.courier.count({ where: { businessId } }),
  },
  {
    name: 'a delivery method that is changed', field: 'Name', text: 'Our riders', isEdit: true, staysOpen: true,
    open: async (page, shop) => {
      const { id } = await db.courier.findFirst({ where: { businessId: shop.id, name: 'Own rider' } })
        ?? await execute(saveDeliveryMethod, Session.system(shop.id), { name: 'Own rider', kind: 'MANUAL' });
      await page.goto(`/delivery-method/dm-list/${encodeURIComponent(encodeId('Courier', id))}`);
      return mainOf(page);
    },
    saved: versionOf((businessId) => db.courier.findFirst({ where: { businessId }, orderBy: { createdAt: 'desc' } })),
  },
];

test.describe.configure({ mode: 'parallel' });

for (const { name, open, field, text, saved, isEdit = false, staysOpen = false } of FORMS) {
  test(`${name}: no answer that fails, or does not come, loses or doubles what is typed`, async ({ as, strays }) => {
    strays.allow(/500|ERR_FAILED/);
    const { email, shops: [shop] } = await makeFounder();
    const page = await as(email);
    const form = await open(page, shop!);
    const input = form.getByLabel(field, { exact: true });
    const later = isEdit ? await page.context().newPage() : null;
    const laterInput = later && (await open(later, shop!)).getByLabel(field, { exact: true });
    await input.fill(text);
    const before = await saved(shop!.id);
    const held = await holdChanges(page);

    // The server fails. While it is asked, keys and clicks ask again, and somebody types on.
    await page.keyboard.press('Control+s');
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(1);
    await form.page().locator('[type=submit][aria-busy=true]').last().dblclick({ force: true });
    await input.press('End');
    await page.keyboard.type('1');
    await expect(input).toHaveValue(staysOpen ? `${text}1` : text);
    await held[0]!.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Error</h1>' });
    await expect(page.getByText('The server answered with an error (500).')).toBeVisible();
    await expect(input).toHaveValue(staysOpen ? `${text}1` : text);
    await input.fill(text);

    // The network is cut.
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(2);
    await held[1]!.abort();
    await expect(page.getByText('The server could not be reached')).toBeVisible();

    // It is done, and the answer gets lost.
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(3);
    await held[2]!.fetch();
    await held[2]!.abort();
    await expect(page.locator('[type=submit][aria-busy=true]')).toHaveCount(0);
    await expect(input).toHaveValue(text);
    await page.keyboard.press('Control+s');
    await expect.poll(() => held.length).toBe(4);
    // With what the page asks for after it.
    await page.unroute('**/graphql');
    await expect(page.getByText('The server could not be reached')).toHaveCount(0);
    expect(await saved(shop!.id)).toBe(before + 1);

    if (!later || !laterInput) return;
    // The second tab has not heard of it, or has: what is typed there stays, and is saved in the end.
    await laterInput.fill(`${text}2`);
    await later.keyboard.press('Control+s');
    const reload = later.getByRole('button', { name: 'Reload' });
    await expect.poll(async () => (await reload.count()) || (await saved(shop!.id)) - before - 1).toBe(1);
    if (!(await reload.count())) return;
    await reload.click();
    await expect(reload).toHaveCount(0);
    await expect(laterInput).toHaveValue(`${text}2`);
    await later.keyboard.press('Control+s');
    await expect.poll(() => saved(shop!.id)).toBe(before + 2);
  });
}

test('the rights of a member: no answer that does not come loses or doubles what is ticked', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const { email, shops: [shop] } = await makeFounder();
  const member = await withMember(shop!, { name: 'Shirin Sultana', flags: ['order'] });
  const page = await as(email);
  await page.goto('/setting/business-user-list');
  await page.getByRole('row').filter({ hasText: member.email }).click();
  const box = dialogOf(page).getByRole('checkbox', { name: /^Users/ });
  const version = versionOf((businessId) => db.membership.findFirst({ where: { businessId, userId: member.id } }));
  const before = await version(shop!.id);
  await box.check();
  const held = await holdChanges(page);
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(1);
  await box.click({ force: true });
  await expect(box).toBeChecked();
  await held[0]!.fetch();
  await held[0]!.abort();
  await expect(page.getByText('The server could not be reached')).toBeVisible();
  await expect(box).toBeChecked();
  await page.keyboard.press('Control+s');
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(box).toHaveCount(0);
  expect(await version(shop!.id)).toBe(before + 1);
});

test('super edit: what was done without an answer is done once, with the reason that was typed', async ({ as, strays }) => {
  strays.allow(/ERR_FAILED/);
  const { email, shops: [shop] } = await makeFounder();
  const order = await withOrder(shop!, { lines: [{ product: await withProduct(shop!) }] });
  const version = versionOf((businessId) => db.order.findFirst({ where: { businessId } }));
  const before = await version(shop!.id);
  const page = await as(email);
  await page.goto(`/ecom/super-edit?find=${order.number}`);
  await page.getByRole('textbox', { name: 'Address' }).fill('House 5, Road 2, Uttara');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('She called');
  const held = await holdChanges(page);
  const save = dialog.getByRole('button', { name: 'Save changes' });
  await save.dblclick();
  await expect.poll(() => held.length).toBe(1);
  await held[0]!.fetch();
  await held[0]!.abort();
  await expect(dialog.getByText('The server could not be reached')).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('She called');
  await save.click();
  await expect.poll(() => held.length).toBe(2);
  await held[1]!.continue();
  await expect(dialog).toHaveCount(0);
  expect(held).toHaveLength(2);
  expect(await version(shop!.id)).toBe(before + 1);
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('House 5, Road 2, Uttara');
});

test('a purchase that somebody else has changed is read again without losing what is typed, and shows their rows', async ({ as }) => {
  const { email, shops: [shop] } = await makeFounder();
  const [pot, bag] = [await withProduct(shop!, { name: 'Clay pot' }), await withProduct(shop!, { name: 'Jute bag' })];
  const { id, supplierId } = await withPurchase(shop!, { lines: [{ product: pot, quantity: 2, unitCost: 100 }] });
  const page = await as(email);
  await page.goto(`/purchase/new-purchase?edit=${encodeURIComponent(encodeId('Purchase', id))}`);
  await page.getByLabel('Bill number').fill('B-77');
  const lines = [{ ...pot, quantity: 3 }, { ...bag, quantity: 5 }].map(({ variantId, quantity }) => ({ variantId, quantity, unitCost: 100 }));
  await execute(updatePurchase, Session.system(shop!.id), { purchaseId: id, version: 1, supplierId, lines });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Reload' }).click();
  const row = (name: string) => page.getByRole('listitem', { name });
  await expect(row('Jute bag').getByLabel('Pieces')).toHaveValue('5');
  await expect(row('Clay pot').getByLabel('Pieces')).toHaveValue('3');
  await expect(page.getByLabel('Bill number')).toHaveValue('B-77');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/purchase-list/);
  const saved = await db.purchase.findFirstOrThrow({ where: { businessId: shop!.id }, include: { lines: true } });
  expect(saved.billNumber).toBe('B-77');
  expect(saved.lines.map(({ quantity }) => quantity).toSorted()).toEqual([3, 5]);
});
