import { getNamedType, isEnumType, isInputObjectType, isInterfaceType, isNonNullType, isObjectType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import superjson from 'superjson';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { saveDeliveryMethod } from '../../../gateway/modules/couriers/save-delivery-method.ts';
import { updateBusiness } from '../../../gateway/modules/business/business-settings.ts';
import { createLocation } from '../../../gateway/modules/inventory/locations.ts';
import { sendTransfer } from '../../../gateway/modules/inventory/transfer-stock.ts';
import { postStockCount, saveStockCount } from '../../../gateway/modules/inventory/count-stock.ts';
import { decreaseStock } from '../../../gateway/modules/inventory/adjust-stock.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../gateway/modules/orders/order-commands.ts';
import { loseOrder } from '../../../gateway/modules/orders/return-orders.ts';
import { Session } from '../../../gateway/session/session.ts';
import { modules } from '../../../gateway/modules.ts';
import { appRouter } from '../../../gateway/trpc/router.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withLiability, withVoucher } from '../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withPurchase } from '../../../prisma/seed/factories/purchase.ts';
import { withStatement } from '../../../prisma/seed/factories/statement.ts';
import { withBundle, withProduct } from '../../../prisma/seed/factories/product.ts';
import { sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { everyField, everyFieldOf } from '../every-field.ts';
import { persistingServer, type PersistingServer } from '../persisting-server.ts';
import { sampleInput } from '../sample-input.ts';
import { seedVictim } from '../world.ts';

/** What a record is worth to the business; debit and credit show it in the journal. */
const COST_LIKE = /cost|profit|margin|earning|cogs|inventoryValue|charge|fees?(?![a-z])|^net$|^difference$|codPercent|returnPercent/i;

/** Named like a cost, and none that is hidden. */
const NO_COSTS = [
  // Messages that one SMS takes off the balance.
  'SmsMessage.cost',
  // What a customer pays.
  'Business.deliveryFeeInside', 'Business.deliveryFeeSuburb', 'Business.deliveryFeeOutside', 'Business.deliveryFeeExtraKg',
  'Order.deliveryFee',
  'OrderEditPreview.deliveryFee', 'WebOrderDraft.deliveryFee', 'WebOrder.fees',
  // Part of an expense, which whoever enters expenses reads.
  'AdSpend.agencyFee', 'Voucher.fee', 'VoucherTotals.fee',
  // Read from a file that the person who asks has in hand.
  'StatementPreview.net',
  // Answers a purchase, whose own fields are masked.
  'Mutation.correctCosts',
  // Answers an order, whose own fields are masked.
  'Mutation.waiveReturnCharge',
  // Hold figures that are masked one by one.
  'Query.profitReport', 'ProfitReport.rows', 'ProfitReport.total', 'ProfitReport.totalBefore',
  // A share of orders that came back.
  'CallDeskSetting.returnPercent',
];

/** A member of an answer that is named after a cost; what one SMS takes off the balance is none. */
const COST_KEY = /"[a-z]*(?:unitCost|averageCost|packagingCost|courierCharge|codFee|profit|margin|cogs)[a-z]*":/i;

type Field = GraphQLField<unknown, unknown>;

interface Procedure {
  _def: { type: 'query' | 'mutation'; inputs: z.ZodType[] };
}

const objects = Object.values(schema.getTypeMap())
  .filter((type): type is GraphQLObjectType => isObjectType(type) && !type.name.startsWith('__'));
const isMasked = (field: Field) => (field.extensions as { isCost?: boolean }).isCost === true;

/** Named after a cost, or its description says that it is one. */
const looksLikeCost = ({ name, description, type }: Field) =>
  COST_LIKE.test(name) || COST_LIKE.test(getNamedType(type).name) || /\bcosts? the business|\bprofit\b/i.test(description ?? '');

const fields = objects.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [`${type.name}.${field.name}`, field] as const));
const masked = fields.filter(([, field]) => isMasked(field));

/** Nothing but masked fields lead to its type, or to the types that it is reached through. */
function isBehindMasked(name: string): boolean {
  const leading = fields.filter(([, { type }]) => getNamedType(type).name === name.split('.')[0]);
  return leading.length > 0 && leading.every(([from, field]) => isMasked(field) || isBehindMasked(from));
}

describe('every field that tells a cost', () => {
  it('is masked', () => {
    const open = fields.filter(([name, field]) =>
      looksLikeCost(field) && !isMasked(field) && !isBehindMasked(name) && !NO_COSTS.includes(name));
    expect(open.map(([name]) => name)).toEqual([]);
    expect(masked.length).toBeGreaterThanOrEqual(4);
  });

  it('can be null, so that the rest of its record can be read', () => {
    expect(masked.filter(([, { type }]) => isNonNullType(type)).map(([name]) => name)).toEqual([]);
  });

  it('stands in no interface, which would show it unmasked', () => {
    const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    expect(interfaces.flatMap((type) => Object.values(type.getFields()).filter(looksLikeCost))).toEqual([]);
  });

  it('and both sides of the journal are behind a masked field', () => {
    const open = new Set(objects.map(({ name }) => name).filter((name) => !name.startsWith('Journal')));
    const leading = fields.filter(([name, { type }]) =>
      open.has(name.split('.')[0]!) && getNamedType(type).name.startsWith('Journal'));
    expect(leading.length).toBeGreaterThan(0);
    expect(leading.filter(([, field]) => !isMasked(field)).map(([name]) => name)).toEqual([]);
  });
});

describe('an administrator from whom costs are hidden', () => {
  let server: TestServer;
  let shop: Shop;
  let ids: Record<string, string>;
  let founder: string;
  let admin: string;

  beforeAll(async () => {
    server = await testServer();
    shop = await seedBusiness();
    const product = await withProduct(shop, { cost: 300 });
    const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    const { id: adjustment } = await execute(decreaseStock, Session.system(shop.id), {
      // Booked with the owners: a loss would be profit of the day.
      reason: 'PERSONAL_USE', lines: [{ variantId: product.variantId, quantity: 1 }],
    });
    const { id: store } = await execute(createLocation, Session.system(shop.id), { name: 'Store room' });
    const { id: transfer } = await execute(sendTransfer, Session.system(shop.id), {
      fromLocationId: shop.locationId, toLocationId: store, lines: [{ variantId: product.variantId, quantity: 1 }],
    });
    const { id: count } = await execute(saveStockCount, Session.system(shop.id), { lines: [{ variantId: product.variantId, counted: 3 }] });
    const purchase = await withPurchase(shop, { lines: [{ product, quantity: 2, unitCost: 5 }] });
    const purchaseLine = await db.purchaseLine.findFirstOrThrow({ where: { businessId: shop.id } });
    const statement = await withStatement(shop);
    await db.statementLine.create({
      data: {
        businessId: shop.id, statementId: statement.id, position: 1, consignment: 'SF-1', collectedPoisha: 560_00n, deliveryPoisha: 60_00n,
        codFeePoisha: 5_60n, returnPoisha: 0n, adjustPoisha: 0n, netPoisha: 494_40n, result: 'UNKNOWN_PARCEL',
      },
    });
    await db.differenceDecision.create({
      data: { businessId: shop.id, id: uuidv7(), statementId: statement.id, kind: 'WRITE_OFF', amountPoisha: -494_40n, note: 'Kept', createdByName: 'A' },
    });
    ids = {
      Courier: statement.courierId,
      Voucher: (await withVoucher(shop)).voucherId, Liability: (await withLiability(shop)).liabilityId, StockAdjustment: adjustment, StockTransfer: transfer, StockCount: count,
      CourierStatement: statement.id,
      Supplier: purchase.supplierId, Purchase: purchase.id, PurchaseLine: purchaseLine.id,
      Business: shop.id, Product: product.productId, Variant: product.variantId, Order: order.id,
      Customer: (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: order.id } } })).customerId,
    };
    const member = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    [founder, admin] = [await tokenOf(shop.founder), await tokenOf(member)];
    await db.user.update({ where: { id: member.id }, data: { selectedBusinessId: shop.id } });
  });
  afterAll(() => server.close());

  /** From a record with an id down to the field; what is not a record itself hangs on an order. */
  function selectionOf(name: string, field: Field): [string, string] {
    const [typeName, fieldName] = name.split('.') as [string, string];
    const below = isObjectType(getNamedType(field.type)) ? '{ __typename }' : '';
    if (typeName === 'OrderLine') return ['Order', `lines { sku ${fieldName} ${below} }`];
    if (typeName === 'CourierTerms') return ['Courier', `terms { version ${fieldName} }`];
    if (typeName === 'StatementLine') return ['CourierStatement', `lines { position ${fieldName} }`];
    if (typeName === 'StatementDifference') return ['CourierStatement', `differences { lineId ${fieldName} }`];
    if (typeName === 'DifferenceDecision') return ['CourierStatement', `decisions { note ${fieldName} }`];
    if (typeName === 'StatementResult') return ['CourierStatement', `results { parcels ${fieldName} }`];
    if (typeName === 'StockMovement') return ['Product', `receipts(first: 1) { edges { node { ${fieldName} } } }`];
    return [typeName, `${fieldName} ${below}`];
  }

  it('reads null in place of the profit of each day', async () => {
    const profits = async (token: string) => {
      const { data, errors } = await server.graphql<{ dashboard: { days: { profit: number | null }[] } }>(token, '{ dashboard { days { profit } } }');
      expect(errors).toBeUndefined();
      return new Set(data!.dashboard.days.map(({ profit }) => profit));
    };
    expect(await profits(admin)).toEqual(new Set([null]));
    expect(await profits(founder)).toEqual(new Set([0]));
  });

  const ofRecords = masked.filter(([name]) =>
    !/^(DayFigures|ProfitPeriod|TrialBalanceRow|CourierRecord|ParcelPrice|CourierPayout|OrderEditPreview|LowStockPurchaseLine|NewCustomersGroup|SalesFigures|SoldLine|PurchasedFigures|PurchasedGoods|PurchasedLine|PurchasesOfDay|PurchasesOfSupplier|StockFigures|AdFigures|CampaignOrder|ParcelAsOwed)[.]/.test(name));

  it('reads null in place of what a courier takes and leaves', async () => {
    const read = async (token: string) => {
      const { data, errors } = await server.graphql<{ courierRecords: object[] }>(
        token, 'query ($ids: [ID!]!) { courierRecords(orders: $ids) { charge net } }', { ids: [encodeId('Order', ids.Order!)] });
      expect(errors).toBeUndefined();
      return data!.courierRecords;
    };
    expect((await read(founder)).length).toBeGreaterThan(0);
    for (const record of await read(admin)) expect(record).toEqual({ charge: null, net: null });
  });

  it('reads null in place of what the goods cost that run low', async () => {
    await withProduct(shop, { cost: 300, stock: 0, lowStockLevel: 5 });
    const costs = async (token: string) => {
      const { data, errors } = await server.graphql<{ lowStockPurchase: { lines: { averageCost: number | null }[] } }>(
        token, '{ lowStockPurchase { lines { averageCost } } }');
      expect(errors).toBeUndefined();
      return data!.lowStockPurchase.lines.map(({ averageCost }) => averageCost);
    };
    expect([await costs(admin), await costs(founder)]).toEqual([[null], [0]]);
  });

  it('reads null in place of what a change of an order would post', async () => {
    const entries = async (token: string) => {
      const { data, errors } = await server.graphql<{ previewOrderEdit: { preview: { entries: object[] | null } } }>(
        token, `mutation ($input: PreviewOrderEditInput!) { previewOrderEdit(input: $input) {
          ... on PreviewOrderEditSuccess { preview { entries { description } } } } }`,
        { input: { orderId: encodeId('Order', ids.Order!), discount: 1 } });
      expect(errors).toBeUndefined();
      return data!.previewOrderEdit.preview.entries;
    };
    expect([await entries(admin), await entries(founder)]).toEqual([null, []]);
  });

  it('reads null in place of each figure of profit and sales', async () => {
    const names = masked.filter(([name]) => name.startsWith('ProfitPeriod.')).map(([, { name }]) => name);
    const figures = async (token: string) => {
      const { data, errors } = await server.graphql<{ profitReport: { total: object } }>(token, `{ profitReport { total { ${names.join(' ')} } } }`);
      expect(errors).toBeUndefined();
      return new Set(Object.values(data!.profitReport.total).map((value) => value === null));
    };
    expect([await figures(admin), await figures(founder)]).toEqual([new Set([true]), new Set([false])]);
  });

  it('reads null in place of what new customers have brought', async () => {
    const profit = async (token: string) => {
      const { data, errors } = await server.graphql<{ newCustomerReport: { total: { profit: number | null } } }>(token, '{ newCustomerReport { total { profit } } }');
      expect(errors).toBeUndefined();
      return data!.newCustomerReport.total.profit;
    };
    expect([await profit(admin), typeof await profit(founder)]).toEqual([null, 'number']);
  });

  const namesOf = (type: string) => masked.filter(([name]) => name.startsWith(`${type}.`)).map(([, { name }]) => name).join(' ');

  it('reads null in place of what goods cost at suppliers and are worth in stock', async () => {
    await withPurchase(shop, { start: 'RECEIVE', lines: [{ product: await withProduct(shop, { name: 'Bought' }), quantity: 2, unitCost: 300 }] });
    const figures = async (token: string) => {
      const { data, errors } = await server.graphql<Record<string, object>>(token, `{
        purchaseHistory {
          total { ${namesOf('PurchasedFigures')} } days { ${namesOf('PurchasesOfDay')} } suppliers { ${namesOf('PurchasesOfSupplier')} }
        }
        purchaseHistoryLines { edges { node { figures { ${namesOf('PurchasedGoods')} total { ${namesOf('PurchasedFigures')} } } } } }
        purchasedLines { edges { node { ${namesOf('PurchasedLine')} } } }
        inventoryReport { total { ${namesOf('StockFigures')} } }
        inventoryLines(filter: { search: "Bought" }) { edges { node { figures { ${namesOf('StockFigures')} } } } } }`);
      expect(errors).toBeUndefined();
      return new Set(Object.values(data!).flatMap((part) => [...JSON.stringify(part).matchAll(/:(null|-?\d+)/g)].map(([, value]) => value === 'null')));
    };
    expect([await figures(admin), await figures(founder)]).toEqual([new Set([true]), new Set([false])]);
  });

  it('reads null in place of what products cost and earn', async () => {
    const product = await withProduct(shop, { cost: 300 });
    const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
    const session = Session.system(shop.id);
    for (const step of [confirmOrder, shipOrder, deliverOrder]) await execute(step as typeof shipOrder, session, { orderId, courierName: 'Pathao' });
    const figures = async (token: string) => {
      const { data, errors } = await server.graphql<Record<'productReport' | 'productReportLines' | 'soldLines', object>>(token, `{
        productReport { total { ${namesOf('SalesFigures')} } }
        productReportLines { edges { node { figures { ${namesOf('SalesFigures')} } } } }
        soldLines { edges { node { ${namesOf('SoldLine')} } } } }`);
      expect(errors).toBeUndefined();
      return Object.values(data!).map((part) => [...JSON.stringify(part).matchAll(/:(null|-?\d+)/g)].map(([, value]) => value === 'null'));
    };
    expect(await figures(admin)).toEqual([[true, true, true], [true, true, true], [true, true]]);
    expect((await figures(founder)).flat()).not.toContain(true);
  });

  it('reads null in place of what the orders of ads have brought', async () => {
    await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 1, cost: 300 }), price: 500 }] });
    const read = async (token: string) => {
      const { data, errors } = await server.graphql<{ adReport: { total: object }; campaignOrders: { edges: { node: object }[] } }>(
        token, '{ adReport { total { profit profitAfterAds } } campaignOrders(filter: { withoutCampaign: true }) { edges { node { profit } } } }');
      expect(errors).toBeUndefined();
      return data!;
    };
    const hidden = await read(admin);
    expect(hidden.adReport.total).toEqual({ profit: null, profitAfterAds: null });
    expect(hidden.campaignOrders.edges.length).toBeGreaterThan(0);
    expect(new Set(hidden.campaignOrders.edges.map(({ node }) => JSON.stringify(node)))).toEqual(new Set(['{"profit":null}']));
    expect((await read(founder)).adReport.total).toEqual({ profit: 0, profitAfterAds: 0 });
  });

  it('reads null in place of what a courier is to pay for a scanned parcel', async () => {
    const net = async (token: string) => {
      const { data, errors } = await server.graphql<{ parcelsAsOwed: object[] }>(
        token, 'query ($courierId: ID!) { parcelsAsOwed(courierId: $courierId, numbers: ["SF-1"]) { net } }', { courierId: encodeId('Courier', ids.Courier!) });
      expect(errors).toBeUndefined();
      return data!.parcelsAsOwed;
    };
    expect([await net(admin), await net(founder)]).toEqual([[{ net: null }], [{ net: 0 }]]);
  });

  it('reads no books, and the founder reads them', async () => {
    const booksOf = async (token: string) => {
      const { data } = await server.graphql(token, '{ trialBalance(from: "2020-01-01T00:00:00Z", to: "2099-01-01T00:00:00Z") { closing } }') as {
        data?: { trialBalance: object[] };
      };
      return data!.trialBalance.length > 0;
    };
    expect([await booksOf(admin), await booksOf(founder)]).toEqual([false, true]);
  });

  it.each(ofRecords)('reads null in place of %s, without an error, and the founder reads it', async (name, field) => {
    const [typeName, selection] = selectionOf(name, field);
    const document = `query ($id: ID!) { node(id: $id) { id ... on ${typeName} { ${selection} } } }`;
    const variables = { id: encodeId(typeName, ids[typeName]!) };
    const hidden = await server.graphql(admin, document, variables);
    const shown = await server.graphql(founder, document, variables);
    const valueIn = (data: unknown) => JSON.stringify(data).match(new RegExp(`"${field.name}":(null|[^,}\\]]+)`))?.[1];
    expect([hidden.errors, valueIn(hidden.data)]).toEqual([undefined, 'null']);
    expect(shown.errors).toBeUndefined();
    expect(shown.data).toMatchObject({ node: { id: variables.id } });
  });
});

describe('a cost that an administrator may not see', () => {
  /** Told apart from every other number: 731.37 taka for a piece and for a parcel, 613.79 for packing an order and for collecting. */
  const TELLS = /731[.]?37|613[.]?79/;
  let server: PersistingServer;
  let ids: Record<string, string>;
  let admin: string;
  let session: Session;

  beforeAll(async () => {
    server = await persistingServer();
    const victim = await seedVictim();
    const { shop } = victim;
    const product = await withProduct(shop, { cost: 731.37, stock: 20 });
    const founder = await sessionFor(shop.founder);
    const settings = { version: 1, name: shop.name, address: '', hotline: '', orderPrefix: '' };
    await execute(updateBusiness, founder, { ...settings, packagingCost: 613.79 });
    const order = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    const step = { orderId: order.id };
    await execute(confirmOrder, founder, step);
    await execute(shipOrder, founder, { ...step, courierName: 'Pathao' });
    await execute(deliverOrder, founder, step);
    const { variantId } = product;
    const lost = await withOrder(shop, { lines: [{ product, quantity: 1 }] });
    await execute(confirmOrder, founder, { orderId: lost.id });
    await execute(shipOrder, founder, { orderId: lost.id, courierName: 'Pathao' });
    await execute(loseOrder, founder, { orderId: lost.id, reason: 'Stolen on the way' });
    await execute(decreaseStock, founder, { reason: 'PERSONAL_USE', lines: [{ variantId, quantity: 1 }] });
    const purchase = await withPurchase(shop, { start: 'RECEIVE', lines: [{ product, quantity: 1, unitCost: 731.37 }] });
    const { id: decrease } = await execute(decreaseStock, founder, { reason: 'LOST', lines: [{ variantId, quantity: 1 }] });
    const { id: stall } = await execute(createLocation, founder, { name: 'Stall of costs' });
    const { id: transfer } = await execute(sendTransfer, founder, {
      fromLocationId: shop.locationId, toLocationId: stall, lines: [{ variantId, quantity: 1 }],
    });
    const { id: count } = await execute(saveStockCount, founder, { lines: [{ variantId, counted: 3 }] });
    await execute(postStockCount, founder, { countId: count, version: 1 });
    await withBundle(shop, { parts: [[product, 1]] });
    ids = {
      ...victim.ids, Product: product.productId, Variant: variantId, Order: order.id, Supplier: purchase.supplierId, Purchase: purchase.id,
      StockAdjustment: decrease, StockTransfer: transfer, StockCount: count,
    };
    const { id: courierId } = await execute(saveDeliveryMethod, founder, { name: 'Steadfast', kind: 'MANUAL', insideCharge: 731.37, outsideCharge: 613.79 });
    const kept = { codFeePoisha: 613_79n, netPoisha: 731_37n };
    const ofStatement = { businessId: shop.id, statementId: ids.CourierStatement };
    await db.statementLine.updateMany({ where: ofStatement, data: { ...kept, deliveryPoisha: 731_37n, result: 'MATCHED' } });
    await db.statementLine.create({
      data: {
        ...ofStatement, statementId: ids.CourierStatement!, position: 2, consignment: 'LOST', collectedPoisha: 700_00n, deliveryPoisha: 0n, codFeePoisha: 0n,
        returnPoisha: 0n, adjustPoisha: 0n, netPoisha: 700_00n, result: 'COMPENSATED', expectedPoisha: 731_37n,
      },
    });
    await db.courierStatement.updateMany({ where: { businessId: shop.id, id: ids.CourierStatement }, data: { ...kept, chargePoisha: 731_37n } });
    ids = { ...ids, Courier: courierId };
    const member = await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    session = await sessionFor({ ...member, businessId: shop.id });
    admin = await tokenOf(member);
  });
  afterAll(() => server.close());

  const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);

  it.each(nodeTypes)('stands nowhere in a %s with all of its fields and its timeline', async (type) => {
    const document = `query ($id: ID!) { node(id: $id) { __typename ... on ${type} { ${everyFieldOf(type)} } } }`;
    const { data } = await server.ask(admin, document, { id: encodeId(type, ids[type]!) });
    expect(JSON.stringify(data)).toContain(`"__typename":"${type}"`);
    expect(JSON.stringify(data)).not.toMatch(TELLS);
  });

  const lists = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) => args.some(({ name }) => name === 'first'));
  it.each(lists.map((field) => [field.name, field] as const))('stands nowhere in the list %s', async (name, field) => {
    const { data } = await server.ask(admin, `{ ${name}(first: 5) ${everyField(field.type)} }`);
    expect(JSON.stringify(data)).not.toMatch(TELLS);
  });

  const exports = modules.flatMap(({ exports: its = [] }) => its).map(({ name }) => name);
  it.each(exports)('stands in no file of %s, whatever is filtered', async (name) => {
    // A person of its own: a minute has only so many files for each.
    const token = await tokenOf(await withMember({ id: session.businessId }, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const response = await server.request(token, `/api/export/${name}`, {});
    expect([response.status, TELLS.test(await response.text())]).toEqual([200, false]);
  });

  it('stands in the ledger of no account, nor in what it holds with whom', async () => {
    const accounts = await db.account.findMany({ where: { businessId: session.businessId }, select: { id: true, code: true } });
    const told: string[] = [];
    for (const { id, code } of accounts) {
      const document = `query ($id: ID!) { node(id: $id) { ... on Account { ${everyFieldOf('Account')} } }
        ledger(first: 50, filter: { accountId: $id }) ${everyField(schema.getQueryType()!.getFields().ledger!.type)} }`;
      const { data } = await server.ask(admin, document, { id: encodeId('Account', id) });
      expect(data).not.toBeNull();
      if (TELLS.test(JSON.stringify(data))) told.push(code);
    }
    expect(told).toEqual([]);
  });

  it('is nothing that a list is sorted or filtered by, for anybody', () => {
    const asked = lists.flatMap(({ name, args }) => args.flatMap(({ type }) => {
      const named = getNamedType(type);
      if (isEnumType(named)) return named.getValues().map((value) => `${name}: ${value.name}`);
      return isInputObjectType(named) ? Object.keys(named.getFields()).map((field) => `${name}: ${field}`) : [];
    }));
    expect(asked.length).toBeGreaterThan(50);
    // Refused to whoever may not see costs, with its opposite LOSS: see product-report.test.ts.
    expect(asked.filter((one) => COST_LIKE.test(one))).toEqual(['productReportLines: PROFIT']);
  });

  it('stands in no answer of the older clients', async () => {
    const caller = appRouter.createCaller({ session, idempotencyKey: undefined }) as unknown as Record<string, never>;
    const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>);
    const queries = procedures.filter(([, { _def }]) => _def.type === 'query');
    expect(queries.length).toBeGreaterThan(5);
    for (const [path, { _def }] of queries) {
      const input = sampleInput(_def.inputs[0]!.meta()!.schema as z.ZodType, (node) => ids[node]!);
      const procedure = path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], caller);
      const answer = await (procedure as (input: unknown) => Promise<unknown>)(input).catch((error: Error) => error.message);
      const told = superjson.stringify(answer);
      expect([path, TELLS.test(told), COST_KEY.exec(told)?.[0]]).toEqual([path, false, undefined]);
    }
  });

  it('stands in no text of the audit trail, which every timeline shows', async () => {
    const entries = await db.auditEntry.findMany({ where: { businessId: session.businessId }, select: { summary: true } });
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(({ summary }) => TELLS.test(summary))).toEqual([]);
  });
});
