import { beforeAll, afterAll, beforeEach, describe, expect, it } from 'vitest';
import { sentStatements } from '../../../../e2e/support/sent-statements.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness, type Shop } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { withOrder } from '../../../../prisma/seed/factories/order.ts';
import { withProduct } from '../../../../prisma/seed/factories/product.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { Session } from '../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../orders/order-commands.ts';
import { returnOrder } from '../../orders/return-orders.ts';
import { openCredentials } from '../courier-secrets.ts';

let server: TestServer;
let shop: Shop;
let founder: string;

beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => {
  shop = await seedBusiness();
  founder = await tokenOf(shop.founder);
});

const SAVE = `mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) {
  __typename
  ... on SaveDeliveryMethodSuccess { courier { id name kind terms { version provider maskedKey districts codPercent statusMap { raw status } } } }
  ... on ValidationError { message fieldErrors { field message } }
  ... on ConflictError { message }
} }`;

interface Saved {
  __typename: string;
  courier: { id: string; terms: { version: number; maskedKey: string | null; districts: string[]; codPercent: number } };
  fieldErrors: { field: string; message: string }[];
}

async function save(input: object): Promise<Saved> {
  const { data } = await server.graphql<{ saveDeliveryMethod: Saved }>(founder, SAVE, { input });
  return data!.saveDeliveryMethod;
}

const steadfast = { name: 'Steadfast', kind: 'API', provider: 'STEADFAST', apiKey: 'key-of-steadfast', apiSecret: 'secret-of-steadfast' };
const rows = () => db.courier.findMany({ where: { businessId: shop.id }, orderBy: { name: 'asc' } });

describe('a delivery method', () => {
  it('is saved with its terms, its keys sealed for its row and shown by four characters', async () => {
    const saved = await save({
      ...steadfast, codPercent: 1.25, insideCharge: 60, districts: ['Dhaka'], statusMap: [{ raw: 'Handed Over', status: 'PICKED' }],
    });
    expect(saved).toMatchObject({ courier: { terms: {
      maskedKey: '••••fast', districts: ['Dhaka'], codPercent: 1.25, statusMap: [{ raw: 'handed over', status: 'PICKED' }],
    } } });
    const [row] = await rows();
    expect(row).toMatchObject({ insidePoisha: 60_00n, codBasisPoints: 125 });
    expect(row!.credentials).not.toContain('steadfast');
    expect(openCredentials(row!, row!.credentials)).toMatchObject({ apiKey: 'key-of-steadfast', apiSecret: 'secret-of-steadfast' });
    // Copied to another row, it cannot be decrypted.
    expect(() => openCredentials({ ...row!, id: shop.id }, row!.credentials)).toThrow();
  });

  it('keeps its keys when they are left out, and takes none of them to another courier', async () => {
    const { courier } = await save({ ...steadfast, webhookSecret: 'hook' });
    const again = await save({ courierId: courier.id, version: 1, name: 'Steadfast', kind: 'API', provider: 'STEADFAST' });
    expect(again.courier.terms).toMatchObject({ version: 2, maskedKey: '••••fast' });
    const moved = await save({ courierId: courier.id, version: 2, name: 'Steadfast', kind: 'API', provider: 'REDX' });
    expect(moved).toMatchObject({ __typename: 'ValidationError', fieldErrors: [{ field: 'apiKey' }] });
    await save({ courierId: courier.id, version: 2, name: 'RedX', kind: 'API', provider: 'REDX', apiKey: 'token' });
    const [row] = await rows();
    expect(openCredentials(row!, row!.credentials)).toMatchObject({ apiKey: 'token', apiSecret: '' });
    expect(row!.webhookSecret).toBeNull();
  });

  it('needs its own name, the keys of its courier, and the version that was seen', async () => {
    const { courier } = await save(steadfast);
    expect(await save({ name: 'STEADFAST', kind: 'MANUAL' })).toMatchObject({ fieldErrors: [{ field: 'name' }] });
    expect(await save({ name: 'Pathao', kind: 'API', provider: 'PATHAO', apiKey: 'a' })).toMatchObject({
      fieldErrors: [{ field: 'apiSecret' }, { field: 'username' }, { field: 'password' }],
    });
    expect(await save({ name: 'Link', kind: 'MANUAL', trackingUrl: 'javascript:{code}' })).toMatchObject({ fieldErrors: [{ field: 'trackingUrl' }] });
    expect(await save({ courierId: courier.id, version: 7, name: 'Steadfast', kind: 'MANUAL' })).toMatchObject({ __typename: 'ConflictError' });
    expect(await rows()).toHaveLength(1);
  });

  it('of two at once with one name, one is saved; a district belongs to the last that asks for it', async () => {
    const twice = await Promise.all([save({ name: 'Paperfly', kind: 'MANUAL', districts: ['Sylhet'] }), save({ name: 'paperfly', kind: 'MANUAL' })]);
    expect(twice.map(({ __typename }) => __typename).sort()).toEqual(['SaveDeliveryMethodSuccess', 'ValidationError']);
    await save({ name: 'RedX', kind: 'MANUAL', districts: ['Sylhet', 'Dhaka'] });
    const { data } = await server.graphql<{ courierChoices: { name: string; districts: string[] }[] }>(
      founder, '{ courierChoices { name districts } }');
    expect(data!.courierChoices.find(({ name }) => name === 'RedX')!.districts.sort()).toEqual(['Dhaka', 'Sylhet']);
    expect(await db.courierDistrict.count({ where: { businessId: shop.id } })).toBe(2);
  });

  it('takes its new name to orders under way, web shops and rules, and leaves the old one to what is over', async () => {
    const { courier } = await save({ name: 'Paperfly', kind: 'MANUAL' });
    const product = await withProduct(shop, { stock: 9 });
    const session = Session.system(shop.id);
    const confirmed = async () => {
      const { id: orderId } = await withOrder(shop, { lines: [{ product }] });
      await execute(confirmOrder, session, { orderId });
      return orderId;
    };
    const [planned, shipped, delivered] = [await confirmed(), await confirmed(), await confirmed()];
    for (const orderId of [shipped, delivered]) await execute(shipOrder, session, { orderId, courierName: 'Paperfly' });
    await execute(deliverOrder, session, { orderId: delivered });
    const order = { businessId_id: { businessId: shop.id, id: planned } };
    await db.order.update({ where: order, data: { plannedCourier: 'Paperfly' }, select: { id: true } });
    const rule = await db.taskRule.create({
      data: { businessId: shop.id, trigger: 'SHIPPED', type: 'COURIER', dueMinutes: 60, couriers: ['RedX', 'Paperfly'] }, select: { id: true },
    });

    expect(await save({ courierId: courier.id, version: 7, name: 'Paperfly Dhaka', kind: 'MANUAL' })).toMatchObject({ __typename: 'ConflictError' });
    const carriers = async () => (await db.order.findMany({
      where: { businessId: shop.id }, orderBy: { number: 'asc' }, select: { carrierName: true },
    })).map(({ carrierName }) => carrierName);
    expect(await carriers()).toEqual(['Paperfly', 'Paperfly', 'Paperfly']);

    await save({ courierId: courier.id, version: 1, name: 'Paperfly Dhaka', kind: 'MANUAL' });
    expect(await carriers()).toEqual(['Paperfly Dhaka', 'Paperfly Dhaka', 'Paperfly']);
    expect(await db.taskRule.findFirstOrThrow({ where: { id: rule.id } })).toMatchObject({ couriers: ['RedX', 'Paperfly Dhaka'], version: 2 });
    // It is handed over by the method that it was planned for, not by another one of the old name.
    const { plannedCourier } = await db.order.findUniqueOrThrow({ where: order });
    await execute(shipOrder, session, { orderId: planned, courierName: plannedCourier });
    expect((await rows()).map(({ name }) => name)).toEqual(['Paperfly Dhaka']);
  });
});

describe('what a courier pays less without a question', () => {
  it('is at most 100 taka, more than one only by an administrator', async () => {
    expect(await save({ name: 'Pathao', kind: 'MANUAL', tolerance: 100.01 })).toMatchObject({ fieldErrors: [{ field: 'tolerance' }] });
    const member = await tokenOf(await withMember(shop, { flags: ['deliveryMethod'] }));
    const refused = [{ extensions: { code: 'FORBIDDEN' } }];
    const saveAs = (token: string, input: object) => server.graphql<{ saveDeliveryMethod: Saved }>(token, SAVE, { input });
    expect((await saveAs(member, { name: 'Pathao', kind: 'MANUAL', tolerance: 1.01 })).errors).toMatchObject(refused);
    const { data } = await saveAs(member, { name: 'Pathao', kind: 'MANUAL', tolerance: 1 });
    const again = { courierId: data!.saveDeliveryMethod.courier.id, name: 'Pathao', kind: 'MANUAL' };
    expect((await saveAs(member, { ...again, version: 1, tolerance: 2 })).errors).toMatchObject(refused);
    expect(await save({ ...again, version: 1, tolerance: 50 })).toMatchObject({ courier: { terms: { version: 2 } } });
    // Whoever may not raise it may save the rest, and lower it.
    expect((await saveAs(member, { ...again, version: 2, tolerance: 50 })).data!.saveDeliveryMethod).toMatchObject({ courier: { terms: { version: 3 } } });
    expect((await saveAs(member, { ...again, version: 3, tolerance: 50.5 })).errors).toMatchObject(refused);
    expect((await saveAs(member, { ...again, version: 3, tolerance: 20 })).data!.saveDeliveryMethod).toMatchObject({ courier: { terms: { version: 4 } } });
    expect(await rows()).toMatchObject([{ tolerancePoisha: 20_00n }]);
  });

  it('is no way around a write-off, which takes an administrator', async () => {
    const token = await tokenOf(await withMember(shop, { flags: ['deliveryMethod'] }));
    const { id: orderId } = await withOrder(shop, { lines: [{ product: await withProduct(shop, { stock: 1 }) }] });
    for (const [name, type] of [['writeOffOrder', 'WriteOffOrderInput'], ['writeOffClaim', 'WriteOffClaimInput']]) {
      const { errors } = await server.graphql(
        token, `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`, { input: { orderId: encodeId('Order', orderId), note: 'Gone' } });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
  });
});

describe('the charges of a delivery method', () => {
  const charges = { insideCharge: 60, suburbCharge: 80, outsideCharge: 120, extraKgCharge: 15, codPercent: 1.25, returnPercent: 50 };
  const names = Object.keys(charges);
  const hidden = Object.fromEntries(names.map((name) => [name, null]));
  const change = (token: string, input: object) => server.graphql<{ saveDeliveryMethod: { courier: { name: string; terms: object } } }>(
    token, `mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) {
      ... on SaveDeliveryMethodSuccess { courier { id name terms { ${names.join(' ')} } } } } }`, { input });

  it('are null for an administrator from whom costs are hidden, whose changes leave them as they are', async () => {
    const { courier: { id: courierId } } = await save({ name: 'Steadfast', kind: 'MANUAL', ...charges });
    const token = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const renamed = await change(token, { courierId, version: 1, name: 'Steadfast Dhaka', kind: 'MANUAL' });
    expect(renamed.data!.saveDeliveryMethod.courier).toMatchObject({ name: 'Steadfast Dhaka', terms: hidden });

    for (const name of names) {
      const { errors } = await change(token, { courierId, version: 2, name: 'Steadfast', kind: 'MANUAL', [name]: 0 });
      expect(errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    }
    expect((await change(token, { courierId, version: 2, name: 'Steadfast', kind: 'MANUAL', forgetsCharges: true })).errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);
    const { data } = await server.graphql(
      founder, `query ($id: ID!) { node(id: $id) { ... on Courier { name terms { ${names.join(' ')} } } } }`, { id: courierId });
    expect(data).toEqual({ node: { name: 'Steadfast Dhaka', terms: charges } });
  });

  it('are read and changed by a member who keeps the delivery methods', async () => {
    const { courier: { id: courierId } } = await save({ name: 'Steadfast', kind: 'MANUAL', ...charges });
    const token = await tokenOf(await withMember(shop, { flags: ['deliveryMethod'] }));
    const { data } = await change(token, { courierId, version: 1, name: 'Steadfast', kind: 'MANUAL', insideCharge: 65 });
    expect(data!.saveDeliveryMethod.courier.terms).toEqual({ ...charges, insideCharge: 65 });
  });

  it('are what an administrator from whom costs are hidden types for a new method', async () => {
    const token = await tokenOf(await withMember(shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] }));
    const { data } = await change(token, { name: 'Paperfly', kind: 'MANUAL', insideCharge: 70 });
    expect(data!.saveDeliveryMethod.courier.terms).toEqual(hidden);
    expect(await rows()).toMatchObject([{ insidePoisha: 70_00n, outsidePoisha: null, codBasisPoints: 0, returnPercent: 0 }]);
  });
});

describe('the charges for the way there', () => {
  const WAYS = ['insideCharge', 'suburbCharge', 'outsideCharge'];
  const saveFor = async (input: object) => {
    const { data } = await server.graphql<{ saveDeliveryMethod: { courier: { id: string; terms: object } } }>(
      founder, `mutation ($input: SaveDeliveryMethodInput!) { saveDeliveryMethod(input: $input) { ... on SaveDeliveryMethodSuccess { courier { id terms { ${WAYS.join(' ')} } } } } }`,
      { input: { name: 'Rider', kind: 'MANUAL', ...input } });
    return data!.saveDeliveryMethod.courier;
  };

  it('are not known while nobody has said them, stay when they are left out, and are forgotten when asked to', async () => {
    const { id: courierId, terms } = await saveFor({ insideCharge: 0 });
    expect(terms).toEqual({ insideCharge: 0, suburbCharge: null, outsideCharge: null });
    expect((await saveFor({ courierId, outsideCharge: 120 })).terms).toEqual({ insideCharge: 0, suburbCharge: null, outsideCharge: 120 });
    expect((await saveFor({ courierId, suburbCharge: 90, forgetsCharges: true })).terms).toEqual({ insideCharge: null, suburbCharge: 90, outsideCharge: null });
  });

  it('are nothing where customers come for their goods', async () => {
    const nothing = { insideCharge: 0, suburbCharge: 0, outsideCharge: 0 };
    expect((await saveFor({ kind: 'PICKUP' })).terms).toEqual(nothing);
    expect((await saveFor({ name: 'Counter', kind: 'PICKUP', forgetsCharges: true })).terms).toEqual(nothing);
  });

  it('are not known of a counter that becomes a courier, beside what was said of it', async () => {
    const { id: courierId } = await saveFor({ kind: 'PICKUP', insideCharge: 5 });
    expect((await saveFor({ courierId, kind: 'PICKUP' })).terms).toEqual({ insideCharge: 5, suburbCharge: 0, outsideCharge: 0 });
    const said = { insideCharge: 5, suburbCharge: null, outsideCharge: 120 };
    expect((await saveFor({ courierId, kind: 'MANUAL', outsideCharge: 120 })).terms).toEqual(said);
    expect((await saveFor({ courierId, kind: 'PICKUP' })).terms).toEqual({ ...said, suburbCharge: 0 });
    expect((await saveFor({ courierId, kind: 'MANUAL' })).terms).toEqual(said);
  });
});

describe('the list of delivery methods', () => {
  const statements = sentStatements((text) => text.includes('"averageDays"'));

  it('tells from own parcels how a courier does and what it owes', async () => {
    await save({ name: 'Steadfast', kind: 'MANUAL' });
    const session = Session.system(shop.id);
    const product = await withProduct(shop, { stock: 10, cost: 100 });
    for (const end of ['deliver', 'deliver', 'deliver', 'return', 'way'] as const) {
      const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500 }], deliveryFee: 60 });
      await execute(confirmOrder, session, { orderId });
      await execute(shipOrder, session, { orderId, courierName: 'Steadfast' });
      if (end === 'deliver') await execute(deliverOrder, session, { orderId });
      if (end === 'return') await execute(returnOrder, session, { orderId, reason: 'Refused', feeCollected: 60 });
    }
    const { data } = await server.graphql(
      founder, '{ deliveryMethods(first: 10) { edges { node { name figures { parcels deliveredShare returnShare unsettledOrders balance } } } } }');
    expect(data).toMatchObject({ deliveryMethods: { edges: [{ node: { name: 'Steadfast', figures: {
      parcels: 5, deliveredShare: 0.75, returnShare: 0.25, unsettledOrders: 4, balance: 3 * 560 + 60,
    } } }] } });
  });

  it('reads the parcels only for a figure that is about them, and once for all couriers', async () => {
    for (const name of ['Steadfast', 'RedX']) await save({ name, kind: 'MANUAL' });
    const parcelReads = async (fields: string) => {
      statements.length = 0;
      const { errors } = await server.graphql(founder, `{ deliveryMethods(first: 10) { edges { node { figures { ${fields} } } } } }`);
      expect(errors).toBeUndefined();
      return statements.length;
    };
    expect(await parcelReads('balance unsettledOrders syncedAt')).toBe(0);
    expect(await parcelReads('parcels deliveredShare returnShare averageDays')).toBe(1);
  });

  it('shows terms and money to nobody who may only read orders', async () => {
    await save(steadfast);
    const reader = await tokenOf(await withMember(shop, { flags: ['orderList'] }));
    const { data } = await server.graphql(reader, '{ couriers(first: 10) { edges { node { name terms { maskedKey } figures { balance } } } } }');
    expect(data).toEqual({ couriers: { edges: [{ node: { name: 'Steadfast', terms: null, figures: null } }] } });
  });
});
