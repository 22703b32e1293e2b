import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember, type SeedMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { createStatement } from '../../couriers/settlement/create-statement.ts';
import { postStatement } from '../../couriers/settlement/post-statement.ts';
import { saveDeliveryMethod } from '../../couriers/save-delivery-method.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { returnOrder } from '../../orders/return-orders.ts';
import { createSupplier } from '../../purchases/supplier-commands.ts';
import { payPartyOpening, setPartyOpening } from '../party-openings.ts';
import { setOpeningBalance } from '../voucher-commands.ts';

let server: TestServer;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());

/** What stands on accounts of what couriers take, and beside them on one of the goods' costs and on one that all may see. */
const CODES = ['cod-fees', 'courier-charges', 'courier-receivable', 'cost-of-goods', 'return-charges-due'];

/** A courier that has paid an order less its charges, and carries another one back. */
async function settledShop() {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const product = await withProduct(shop, { stock: 50, cost: 100 });
  const { id: courierId } = await execute(saveDeliveryMethod, session, {
    name: 'Steadfast', kind: 'MANUAL', insideCharge: 60, outsideCharge: 120, suburbCharge: 90, codPercent: 1, returnPercent: 50,
  });
  const shipped = async (trackingCode: string) => {
    const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], district: 'Dhaka' });
    await execute(confirmOrder, session, { orderId });
    await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode });
    return orderId;
  };
  await execute(deliverOrder, session, { orderId: await shipped('SF-1') });
  await execute(returnOrder, session, { orderId: await shipped('SF-2'), reason: 'Refused' });
  const { id: statementId } = await execute(createStatement, session, {
    courierId, account: 'BANK', lines: [{ consignment: 'SF-1', collected: 500, deliveryCharge: 60, codFee: 5 }],
  });
  const { version } = await db.courierStatement.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: statementId } } });
  await execute(postStatement, session, { statementId, version });
  return shop;
}

/** The codes of the accounts of which a member sees the balance, a line of the ledger, and that line by its own id. */
async function seen(shop: Awaited<ReturnType<typeof settledShop>>, member: SeedMember | null) {
  const token = await tokenOf(member ? await withMember(shop, member) : shop.founder);
  const accounts = await db.account.findMany({ where: { businessId: shop.id, code: { in: CODES } }, orderBy: { code: 'asc' } });
  const [balances, ledgers, lines]: string[][] = [[], [], []];
  for (const { id, code } of accounts) {
    const accountId = encodeId('Account', id);
    const line = await db.journalLine.findFirstOrThrow({ where: { businessId: shop.id, accountId: id } });
    const { data, errors } = await server.graphql<{ account: { balance: number | null }; ledger: { edges: object[] }; line: object | null }>(token,
      `query ($id: ID!, $line: ID!) { account: node(id: $id) { ... on Account { balance } } ledger(first: 5, filter: { accountId: $id }) { edges { node { debit credit } } }
        line: node(id: $line) { ... on LedgerLine { debit } } }`, { id: accountId, line: encodeId('LedgerLine', line.id) });
    expect(errors).toBeUndefined();
    if (data!.account.balance !== null) balances!.push(code);
    if (data!.ledger.edges.length > 0) ledgers!.push(code);
    if (data!.line) lines!.push(code);
  }
  expect([ledgers, lines]).toEqual([balances, balances]);
  return balances;
}

it('what couriers take is hidden from who may not see it, as what goods cost is', async () => {
  const shop = await settledShop();
  expect(await seen(shop, null)).toEqual(CODES.toSorted());
  expect(await seen(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] })).toEqual(['courier-receivable']);
  expect(await seen(shop, { flags: ['expense'] })).toEqual(['courier-receivable']);
  expect(await seen(shop, { flags: ['expense', 'deliveryMethod'] })).toEqual(['cod-fees', 'courier-charges', 'courier-receivable', 'return-charges-due']);
});

it('what a courier owed at the beginning does not stand in the timeline of the courier, which whoever reads orders sees', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL' });
  await execute(setPartyOpening, session, { courierId, amount: 12_345 });
  const { data } = await server.graphql<{ node: object }>(await tokenOf(await withMember(shop, { flags: ['orderList'] })),
    'query ($id: ID!) { node(id: $id) { ... on Courier { timeline(first: 5) { edges { node { summary messageValues } } } } } }', { id: encodeId('Courier', courierId) });
  expect(data).toMatchObject({ node: { timeline: { edges: [{ node: { summary: 'Opening balance' } }, { node: {} }] } } });
  expect(JSON.stringify(data)).not.toContain('12345');
});

it('what a supplier was owed at the beginning does not stand in the timeline of the supplier', async () => {
  const shop = await seedBusiness();
  const session = Session.system(shop.id);
  const { id: supplierId } = await execute(createSupplier, session, { name: 'Islampur Fabrics' });
  await execute(setPartyOpening, session, { supplierId, amount: 12_345 });
  const { data } = await server.graphql<{ node: object }>(await tokenOf(await withMember(shop, { flags: ['purchase'] })),
    'query ($id: ID!) { node(id: $id) { ... on Supplier { due timeline(first: 5) { edges { node { summary messageValues } } } } } }', { id: encodeId('Supplier', supplierId) });
  expect(data).toMatchObject({ node: { due: null, timeline: { edges: [{ node: { summary: 'Opening balance' } }, { node: { summary: 'Added Islampur Fabrics' } }] } } });
  expect(JSON.stringify(data)).not.toContain('12345');
});

describe('what a supplier was owed at the beginning, and what was paid of it', () => {
  /** A shop with openings of a supplier, a courier and the bank, of which the first two are partly paid. */
  async function openedShop() {
    const shop = await seedBusiness();
    const session = Session.system(shop.id);
    const accountId = (await db.account.findFirstOrThrow({ where: { businessId: shop.id, code: 'bank' } })).id;
    const { id: supplierId } = await execute(createSupplier, session, { name: 'Islampur Fabrics' });
    const { id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL' });
    await execute(setOpeningBalance, session, { accountId, amount: 50_000 });
    await execute(setPartyOpening, session, { supplierId, amount: 12_345 });
    await execute(payPartyOpening, session, { supplierId, accountId, amount: 345 });
    await execute(setPartyOpening, session, { courierId, amount: 700 });
    await execute(payPartyOpening, session, { courierId, accountId, amount: 50 });
    const hidden = await db.voucher.findFirstOrThrow({ where: { businessId: shop.id, partyType: 'SUPPLIER', kind: 'PARTY_PAYMENT' } });
    return { shop, accountId: encodeId('Account', accountId), supplierId: encodeId('Supplier', supplierId), hidden: encodeId('Voucher', hidden.id) };
  }

  const LIST = `query ($id: ID!) {
    vouchers(first: 10, sort: OLDEST) { edges { node { party amount } } }
    voucherTotals { count amount }
    node(id: $id) { ... on Voucher { amount } }
  }`;

  it('is listed, added up and shown for who sees costs alone', async () => {
    const { shop, hidden } = await openedShop();
    const read = async (token: string) => (await server.graphql<{ vouchers: { edges: { node: { party: string; amount: number } }[] }; voucherTotals: object; node: object | null }>(
      token, LIST, { id: hidden })).data!;
    const all = await read(await tokenOf(shop.founder));
    expect(all).toMatchObject({ voucherTotals: { count: 5, amount: 63_440 }, node: { amount: 345 } });
    for (const member of [{ flags: ['expense'] }, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }] as SeedMember[]) {
      const { vouchers, ...others } = await read(await tokenOf(await withMember(shop, member)));
      expect(vouchers.edges.map(({ node }) => [node.party, node.amount]).toSorted()).toEqual([['', 50_000], ['Steadfast', 50], ['Steadfast', 700]]);
      expect(others).toEqual({ voucherTotals: { count: 3, amount: 50_750 }, node: null });
    }
  });

  it('is entered, paid and taken back by them alone: a refusal would say what it comes to', async () => {
    const { shop, accountId, supplierId, hidden } = await openedShop();
    const [founder, staff] = [await tokenOf(shop.founder), await tokenOf(await withMember(shop, { flags: ['expense'] }))];
    const attempt = async (token: string, field: string, input: object) => {
      const type = field.charAt(0).toUpperCase() + field.slice(1);
      const { data, errors } = await server.graphql<{ answer: { __typename: string; message?: string } }>(token,
        `mutation ($input: ${type}Input!) { answer: ${field}(input: $input) { __typename ... on Error { message } } }`, { input });
      return errors ? errors[0]!.extensions.code : `${data!.answer.__typename} ${data!.answer.message ?? ''}`;
    };
    expect(await attempt(staff, 'setPartyOpening', { supplierId, amount: 1 })).toBe('FORBIDDEN');
    expect(await attempt(staff, 'payPartyOpening', { supplierId, accountId, amount: 99_999 })).toBe('FORBIDDEN');
    expect(await attempt(staff, 'voidVoucher', { voucherId: hidden, version: 1, reason: 'Wrong' })).toMatch('NotFoundError');
    expect(await attempt(founder, 'setPartyOpening', { supplierId, amount: 1 })).toMatch('ValidationError');
    expect(await attempt(founder, 'voidVoucher', { voucherId: hidden, version: 1, reason: 'Wrong' })).toMatch('VoidVoucherSuccess');
  });
});
