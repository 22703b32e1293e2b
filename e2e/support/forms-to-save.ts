import type { Locator, Page } from '@playwright/test';
import { execute } from '../../gateway/commands/execute.ts';
import { db } from '../../gateway/db/client.ts';
import { encodeId } from '../../gateway/graphql/global-id.ts';
import { createExpense } from '../../gateway/modules/accounting/expense-commands.ts';
import { saveDeliveryMethod } from '../../gateway/modules/couriers/save-delivery-method.ts';
import { createCampaign } from '../../gateway/modules/marketing/campaign-commands.ts';
import { addBuyerBlock } from '../../gateway/modules/web-orders/buyer-blocks.ts';
import { Session } from '../../gateway/session/session.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { accountId } from '../../prisma/seed/factories/money.ts';
import { withSupplier } from '../../prisma/seed/factories/purchase.ts';

/** A form that is filled in and saved, with what is needed to see whether it was. */
export interface Form {
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

export const dialogOf = (page: Page) => page.getByRole('dialog');
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
export const versionOf = (find: (businessId: string) => Promise<{ version: number } | null>) => async (businessId: string) =>
  (await find(businessId))?.version ?? 0;

const versionOfBusiness = versionOf((id) => db.business.findUniqueOrThrow({ where: { id }, select: { version: true } }));

export const FORMS: readonly Form[] = [
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
