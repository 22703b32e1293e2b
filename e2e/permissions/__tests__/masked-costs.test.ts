import { getNamedType, isObjectType } from 'graphql';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { execute } from '../../../gateway/commands/execute.ts';
import { db } from '../../../gateway/db/client.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { createLocation } from '../../../gateway/modules/inventory/locations.ts';
import { sendTransfer } from '../../../gateway/modules/inventory/transfer-stock.ts';
import { saveStockCount } from '../../../gateway/modules/inventory/count-stock.ts';
import { decreaseStock } from '../../../gateway/modules/inventory/adjust-stock.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../gateway/modules/orders/order-commands.ts';
import { Session } from '../../../gateway/session/session.ts';
import { seedBusiness, type Shop } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { withLiability, withVoucher } from '../../../prisma/seed/factories/money.ts';
import { withOrder } from '../../../prisma/seed/factories/order.ts';
import { withPurchase } from '../../../prisma/seed/factories/purchase.ts';
import { withStatement } from '../../../prisma/seed/factories/statement.ts';
import { withProduct } from '../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { masked, type Field } from '../cost-fields.ts';

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
        businessId: shop.id, statementId: statement.id, position: 1, consignment: 'SF-1', orderId: order.id, collectedPoisha: 560_00n, deliveryPoisha: 60_00n,
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
    if (typeName === 'LineComparison') return ['CourierStatement', `comparison(position: 1) { deliveredAt ${fieldName} }`];
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
    !/^(DayFigures|ProfitPeriod|ProfitOrder|TrialBalanceRow|CourierRecord|ParcelPrice|CourierPayout|OrderEditPreview|LowStockPurchaseLine|NewCustomersGroup|SalesFigures|SoldLine|PurchasedFigures|PurchasedGoods|PurchasedLine|PurchasesOfDay|PurchasesOfSupplier|StockFigures|AdFigures|CampaignOrder|ParcelAsOwed)[.]/.test(name));

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

  it('reads null in place of each figure of the orders behind them', async () => {
    const leaves = (shippedAt: Date | null) => db.order.update({ where: { businessId_id: { businessId: shop.id, id: ids.Order! } }, data: { shippedAt }, select: { id: true } });
    const names = masked.filter(([name]) => name.startsWith('ProfitOrder.')).map(([, { name }]) => name);
    const figures = async (token: string) => {
      const { data, errors } = await server.graphql<{ profitOrders: { edges: { node: object }[] } }>(
        token, `{ profitOrders(first: 1, filter: { basis: SHIPPED }) { edges { node { ${names.join(' ')} } } } }`);
      expect(errors).toBeUndefined();
      return data!.profitOrders.edges.map(({ node }) => new Set(Object.values(node).map((value) => value === null)));
    };
    await leaves(new Date());
    expect([await figures(admin), await figures(founder)]).toEqual([[new Set([true])], [new Set([false])]]);
    await leaves(null);
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
