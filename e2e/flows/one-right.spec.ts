import type { Page, Request } from '@playwright/test';
import { db } from '../../gateway/db/client.ts';
import { execute } from '../../gateway/commands/execute.ts';
import { confirmOrder, shipOrder } from '../../gateway/modules/orders/order-commands.ts';
import { returnOrder } from '../../gateway/modules/orders/return-orders.ts';
import { approveWebOrder } from '../../gateway/modules/web-orders/web-order-commands.ts';
import { Session } from '../../gateway/session/session.ts';
import type { Shop } from '../../prisma/seed/factories/business.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withWebOrders } from '../../prisma/seed/factories/web-orders.ts';
import { withAccount } from '../../prisma/seed/factories/session.ts';
import { PERMISSION_FLAGS, type PermissionFlag } from '../../schema/rules/permissions.ts';
import { expectedMenu } from '../permissions/spec-menu.ts';
import { seedVictim } from '../permissions/world.ts';
import { turn } from '../shell/visit.ts';
import { operationOf } from '../shell/wire.ts';
import type { GraphQLAnswer } from '../support/client.ts';
import { expect, test } from '../support/fixtures.ts';

const REFUSED = ['You do not have access to this screen', 'This screen could not be loaded', 'Page not found'];
/** The lists of which the business has a record with a page of its own. */
const OFFERS_RECORD = new Set([
  '/product/product-list', '/product/category-brand', '/task/task-list', '/ecom/main-order-list', '/website/website-order-list',
  '/ecom/returns-bench', '/order-update/bulk-confirm', '/purchase/purchase-list', '/transfer-stock', '/marketing/product-campaigns',
  '/accounts', '/expense/expense-list', '/delivery-method/dm-list', '/delivery-method/update-payment',
  '/adjust-stock/adjust-stock-list', '/ecom/all-order', '/reports/order-report', '/setting/business-user-list',
]);
/** Where somebody begins whose menu would begin with an empty form. */
const BEGINS_AT: Partial<Record<PermissionFlag, string>> = {
  product: '/product/product-list', adjustStock: '/adjust-stock/adjust-stock-list', purchase: '/purchase/purchase-list',
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

let shop: Shop;

/** A business with a record of each kind, tied together: an order of a web shop on its way back, which a statement names. */
test.beforeAll(async () => {
  const { shop: made, ids } = await seedVictim();
  shop = made;
  const businessId = shop.id;
  const system = Session.system(businessId);
  const at = (id: string) => ({ businessId_id: { businessId, id } });
  // Nobody answers at its address.
  await db.webSite.update({ where: at(ids.WebSite!), data: { pausedUntil: new Date('2099-01-01') }, select: { id: true } });
  await db.webOrderLine.update({ where: at(ids.WebOrderLine!), data: { variantId: ids.Variant }, select: { id: true } });
  const { orderId } = await execute(approveWebOrder, system, { webOrderId: ids.WebOrder!, version: 1 });
  await execute(confirmOrder, system, { orderId });
  await execute(shipOrder, system, { orderId, courierName: 'Pathao' });
  await execute(returnOrder, system, { orderId, reason: 'Not at home' });
  await withWebOrders(shop, 1, { variantId: ids.Variant!, productId: ids.Product!, sku: 'X' });
  // Its bytes are not stored: a picture would be asked for.
  const file = { purpose: 'order-file', contentType: 'application/pdf', width: null, height: null };
  await db.storedFile.update({ where: at(ids.StoredFile!), data: file, select: { id: true } });
  await db.orderFile.create({ data: { businessId, orderId, fileId: ids.StoredFile!, position: 0 } });
  await db.statementLine.update({ where: at(ids.StatementLine!), data: { orderId, suggestedId: orderId }, select: { id: true } });
});

/** Answers of the gateway with errors, and how many answers are still to come. The stream of changes has none. */
function watchAnswers(page: Page) {
  const wrong: string[] = [];
  const open = new Set<Request>();
  page.on('request', (request) => {
    if (operationOf(request) && !request.headers().accept?.includes('event-stream')) open.add(request);
  });
  page.on('requestfailed', (request) => open.delete(request));
  page.on('requestfinished', async (request) => {
    if (!open.has(request)) return;
    // Of a page that was left, the body is gone.
    const answer = await request.response().then((response) => response?.json()).catch(() => null) as Partial<GraphQLAnswer> | null;
    for (const { message, path } of answer?.errors ?? []) wrong.push(`${operationOf(request)!.name} ${path?.join('.')}: ${message}`);
    open.delete(request);
  });
  return { wrong, waiting: () => open.size };
}

async function memberWith(flag: PermissionFlag): Promise<string> {
  const member = await withMember(shop, { flags: [flag], name: `Only ${flag}` });
  await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id }, select: { id: true } });
  await withAccount(member);
  return member.email;
}

for (const flag of PERMISSION_FLAGS) {
  test(`with ${flag} alone every screen of the menu opens, and the first record of its list`, async ({ as }) => {
    const page = await as(await memberWith(flag));
    const answers = watchAnswers(page);
    const shown = async (what: string) => {
      await expect(heading(page).first(), what).toBeVisible();
      await expect.poll(answers.waiting, { message: what, intervals: [20] }).toBe(0);
      expect(REFUSED, what).not.toContain(await heading(page).first().textContent());
      expect(answers.wrong, what).toEqual([]);
    };

    const begin = BEGINS_AT[flag];
    if (begin) {
      await page.goto('/home');
      await expect(page).toHaveURL(begin);
    }
    const addresses = [...new Set(Object.values(expectedMenu({ role: 'MEMBER', flags: [flag] })).flat())];
    if (addresses.length === 0) {
      await page.goto('/home');
      await expect(heading(page)).toHaveText('No screen is open to you yet');
      await expect(page.getByText('Ask the founder of your business')).toBeVisible();
    }
    for (const [index, address] of addresses.entries()) {
      await (index === 0 ? page.goto(address) : turn(page, address));
      await shown(address);
      if (!OFFERS_RECORD.has(address)) continue;
      const link = page.locator('main tbody a[href^="/"]').first();
      await expect(link, address).toBeVisible();
      const to = await link.getAttribute('href');
      await link.click();
      await expect(page).toHaveURL((url) => url.pathname === new URL(to!, url).pathname);
      await shown(`${address}, then ${to}`);
    }
  });
}
