import { v7 as uuidv7 } from 'uuid';
import { execute } from '../../gateway/commands/execute.ts';
import { db, pool } from '../../gateway/db/client.ts';
import { createLocation } from '../../gateway/modules/inventory/locations.ts';
import { sendTransfer } from '../../gateway/modules/inventory/transfer-stock.ts';
import { saveStockCount } from '../../gateway/modules/inventory/count-stock.ts';
import { decreaseStock } from '../../gateway/modules/inventory/adjust-stock.ts';
import { queueSms } from '../../gateway/modules/messaging/queue-sms.ts';
import { sealSiteSecret, type SiteSecret } from '../../gateway/modules/web-orders/site-secrets.ts';
import { Session } from '../../gateway/session/session.ts';
import { seedBusiness, type Shop } from '../../prisma/seed/factories/business.ts';
import { withMember } from '../../prisma/seed/factories/member.ts';
import { withOrder } from '../../prisma/seed/factories/order.ts';
import { withLiability, withRecurringExpense, withVoucher } from '../../prisma/seed/factories/money.ts';
import { withPurchase } from '../../prisma/seed/factories/purchase.ts';
import { withStatement } from '../../prisma/seed/factories/statement.ts';
import { withProduct } from '../../prisma/seed/factories/product.ts';

/** One record of every node type, in a business that the caller has nothing to do with. */
export interface Victim {
  shop: Shop;
  /** Record id by GraphQL type name. */
  ids: Record<string, string>;
}

export async function seedVictim(): Promise<Victim> {
  const shop = await seedBusiness({ smsBalance: 10 });
  const businessId = shop.id;
  const product = await withProduct(shop);
  const member = await withMember(shop, { flags: ['order'] });
  const order = await withOrder(shop, { lines: [{ product }] });
  const customer = await db.customer.findFirstOrThrow({ where: { businessId } });
  const orderLine = await db.orderLine.findFirstOrThrow({ where: { businessId } });
  const shipment = await withShipment(businessId, order.id);
  const template = await db.messageTemplate.findFirstOrThrow({ where: { businessId } });
  const place = { businessId, id: uuidv7() };
  const sealed = (column: SiteSecret) => sealSiteSecret(place, column, 'secret');
  const site = await db.webSite.create({
    data: {
      ...place, name: 'Shop', url: 'https://shop.example.test', consumerKey: sealed('consumerKey'),
      consumerSecret: sealed('consumerSecret'), webhookSecret: sealed('webhookSecret'),
    },
  });
  const delivery = await db.webhookInbox.create({
    data: {
      businessId, siteId: site.id, topic: 'order.updated', deliveryId: '1', bodyHash: 'x', body: Buffer.from('{'),
      status: 'UNREADABLE', error: 'Not a JSON object',
    },
  });
  const webOrder = await db.webOrder.create({
    data: {
      businessId, siteId: site.id, wooOrderId: 77, number: '77', status: 'PROCESSING', storeStatus: 'processing',
      customerName: 'Nusrat Jahan', phone: '01677812340', address: 'House 14, Road 3, Dhanmondi, Dhaka',
      currency: 'BDT', totalPoisha: 100_00n, itemSummary: 'Item', itemCount: 1, dateCreated: new Date(), dateModified: new Date(), searchText: 'nusrat jahan 01677812340 77',
    },
  });
  const line = await db.webOrderLine.create({
    data: {
      businessId, webOrderId: webOrder.id, position: 0, wooLineId: 1, wooProductId: 1, wooVariationId: 0, sku: 'X',
      name: 'Item', quantity: 1, totalPoisha: 100_00n,
    },
  });
  const call = await db.webOrderCall.create({ data: { businessId, webOrderId: webOrder.id, outcome: 'NO_ANSWER', userName: 'Somebody' } });
  const block = await db.buyerBlock.create({ data: { businessId, kind: 'PHONE', value: '01711204466' } });
  const shopProduct = await db.shopProduct.create({
    data: { businessId, siteId: site.id, wooProductId: 1, name: 'Item', readAt: new Date() },
  });
  const payment = await db.payment.create({
    data: {
      businessId, type: 'SMS', transactionId: `SMS_${Date.now()}`, amountPoisha: 100n, quantity: 1,
      createdById: shop.founder.id,
    },
  });
  const sms = await execute(queueSms, Session.system(businessId), { mobileNumber: '01711204466', message: 'Hello' });
  const view = await db.savedView.create({
    data: { businessId, list: 'orders', name: 'Late', ownerId: shop.founder.id, isShared: true, search: '', columns: [] },
  });
  const dueAt = new Date('2026-11-20T16:00:00Z');
  const task = await db.task.create({ data: { businessId, title: 'Call', dueAt, attentionAt: dueAt, searchText: 'call' } });
  const rule = await db.taskRule.findFirstOrThrow({ where: { businessId } });
  const usage = await db.usageEntry.findFirstOrThrow({ where: { businessId } });
  const purchase = await withPurchase(shop, { lines: [{ product, quantity: 2, unitCost: 5 }] });
  const purchaseLine = await db.purchaseLine.findFirstOrThrow({ where: { businessId } });
  const file = await db.storedFile.create({
    data: {
      businessId, purpose: 'product-image', status: 'READY', hash: 'x', name: 'a.jpg', contentType: 'image/webp',
      width: 100, height: 100, storedBytes: 0,
    },
  });
  const category = await db.category.create({ data: { businessId, name: 'Sarees' } });
  const brand = await db.brand.create({ data: { businessId, name: 'Nakshi' } });
  const bulkJob = await db.bulkJob.create({
    data: {
      businessId, kind: 'catalog.prices', title: 'Prices', params: {}, total: 1, actorName: 'Somebody',
      rows: { create: { position: 1, label: product.sku, input: {} } },
    },
    include: { rows: true },
  });
  const money = await withVoucher(shop);
  const owed = await withLiability(shop);
  const recurring = await withRecurringExpense(shop);
  const { id: adjustment } = await execute(decreaseStock, Session.system(businessId), {
    reason: 'LOST', lines: [{ variantId: product.variantId, quantity: 1 }],
  });
  const statement = await withStatement(shop, shipment.courierId);
  const { id: store } = await execute(createLocation, Session.system(businessId), { name: 'Store room' });
  const { id: transfer } = await execute(sendTransfer, Session.system(businessId), {
    fromLocationId: shop.locationId, toLocationId: store, lines: [{ variantId: product.variantId, quantity: 1 }],
  });
  const transferLine = await db.stockTransferLine.findFirstOrThrow({ where: { businessId } });
  const source = await db.orderSource.findFirstOrThrow({ where: { businessId } });
  const note = await db.shippingNote.create({ data: { businessId, name: 'Fragile', text: 'Handle with care' } });
  const { id: count } = await execute(saveStockCount, Session.system(businessId), { lines: [{ variantId: product.variantId, counted: 3 }] });
  const report = await db.courierEvent.create({
    data: { businessId, courierId: shipment.courierId, source: 'WEBHOOK', hash: 'seen', body: '{}', outcome: 'UNKNOWN_STATUS', rawStatus: 'lost?', orderId: order.id },
  });
  const booking = await db.courierBooking.create({
    data: { businessId, courierId: shipment.courierId, orderId: order.id, invoice: 'NG-1', parcel: {} },
  });
  const statementLine = await db.statementLine.create({
    data: {
      businessId, statementId: statement.id, position: 1, consignment: 'SF-1', collectedPoisha: 100n, deliveryPoisha: 0n, codFeePoisha: 0n,
      returnPoisha: 0n, adjustPoisha: 0n, netPoisha: 100n, result: 'UNKNOWN_PARCEL',
    },
  });
  const decision = await db.differenceDecision.create({
    data: { businessId, statementId: statement.id, kind: 'RESOLVE', amountPoisha: 0n, note: 'Paid in cash' },
  });
  // Any entry stands for an advance: what is asked for is another's.
  const entry = await db.journalEntry.findFirstOrThrow({ where: { businessId }, select: { id: true } });
  const announcement = await db.announcement.create({
    data: { title: 'Maintenance', startsAt: new Date(), endsAt: new Date(Date.now() + 3_600_000), createdByName: 'Somebody', tiers: ['BASIC'] },
  });
  const campaign = await db.campaign.create({ data: { businessId, platform: 'Facebook', name: 'Eid sale', key: 'facebook\neid sale' } });
  const leave = await db.memberLeave.create({ data: { businessId, userId: member.id, from: new Date('2026-01-04'), to: new Date('2026-01-06') } });
  const ids = {
    MemberLeave: leave.id,
    Campaign: campaign.id,
    OrderAdvance: entry.id,
    StatementLine: statementLine.id, DifferenceDecision: decision.id,
    CourierReport: report.id, OpenBooking: booking.id,
    StockCount: count,
    OrderSource: source.id, ShippingNote: note.id,
    CourierStatement: statement.id,
    Account: money.accountId, Voucher: money.voucherId, LedgerLine: money.lineId, Reconciliation: money.reconciliationId,
    RecurringExpense: recurring, Liability: owed.liabilityId, LiabilityPayment: owed.paymentId,
    BulkJob: bulkJob.id, BulkJobRow: bulkJob.rows[0]!.id,
    Category: category.id, Brand: brand.id,
    StockAdjustment: adjustment, StockTransfer: transfer, StockTransferLine: transferLine.id,
    Supplier: purchase.supplierId, Purchase: purchase.id, PurchaseLine: purchaseLine.id,
    StoredFile: file.id,
    FailedDelivery: delivery.id, Shipment: shipment.id, Courier: shipment.courierId, Location: shop.locationId,
    Business: businessId, Product: product.productId, Variant: product.variantId, Order: order.id,
    OrderLine: orderLine.id, Customer: customer.id, MessageTemplate: template.id, WebSite: site.id, WebOrder: webOrder.id,
    WebOrderCall: call.id, BuyerBlock: block.id, ShopProduct: shopProduct.id,
    WebOrderLine: line.id, Payment: payment.id, SmsMessage: sms.id, UsageEntry: usage.id, User: member.id, Member: member.id,
    SavedView: view.id, Task: task.id, TaskRule: rule.id,
    PlatformBusiness: businessId, PlatformMember: member.id, Announcement: announcement.id,
  };
  return { shop, ids };
}

async function withShipment(businessId: string, orderId: string) {
  const courier = await db.courier.create({ data: { businessId, name: 'Pathao' } });
  return db.shipment.create({ data: { businessId, orderId, courierId: courier.id } });
}

/** One statement for all tables, because it is asked before and after each of hundreds of calls. */
let everything: string | undefined;

async function everythingOf(): Promise<string> {
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND column_name = 'businessId' ORDER BY 1`;
  return tables.map(({ name }) => `SELECT '${name}: ' || coalesce(jsonb_agg(to_jsonb(t) ORDER BY t::text)::text, '[]') AS "content"
    FROM "${name}" t WHERE "businessId" = $1::uuid`).join(' UNION ALL ');
}

/** Everything stored of a business, to see that nothing of it changed. */
export async function snapshot(businessId: string): Promise<string> {
  everything ??= await everythingOf();
  // Its name makes PostgreSQL plan it a few times only.
  const { rows } = await pool.query<{ content: string }>({ name: 'everything-of-a-business', text: everything, values: [businessId] });
  return rows.map(({ content }) => content).sort().join('\n');
}

/** Neither a member of any business, nor the maker of one. */
export async function belongsNowhere(userId: string): Promise<boolean> {
  const counts = [db.membership.count({ where: { userId } }), db.business.count({ where: { createdById: userId } })];
  return (await Promise.all(counts)).every((count) => count === 0);
}

export const unknownId = (): string => uuidv7();
