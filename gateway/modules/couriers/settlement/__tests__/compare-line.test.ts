import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../../../prisma/seed/factories/session.ts';
import { db } from '../../../../db/client.ts';
import { encodeId } from '../../../../graphql/global-id.ts';
import { courierShop, paid, type Parcel } from './courier-shop.ts';

const { world, delivered, shipped, enter, post, statementOf } = courierShop({
  terms: { codPercent: 1, tolerance: 1, insideCharge: 60, outsideCharge: 120, extraKgCharge: 20, returnPercent: 50 }, district: 'Bogura',
});

let server: TestServer;
let founder: string;
beforeAll(async () => { server = await testServer(); });
afterAll(() => server.close());
beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

const QUERY = `query ($id: ID!, $position: Int!) { node(id: $id) { ... on CourierStatement { comparison(position: $position) {
  deliveryCharge codFee returnCharge net deliveredAt told others { statementId number collected } } } } }`;

interface Comparison {
  deliveryCharge: number | null;
  codFee: number | null;
  returnCharge: number | null;
  net: number | null;
  deliveredAt: string | null;
  told: number | null;
  others: { statementId: string; number: number; collected: number }[];
}

async function compared(statementId: string, position = 1, token = founder) {
  const { data } = await server.graphql<{ node: { comparison: Comparison | null } | null }>(
    token, QUERY, { id: encodeId('CourierStatement', statementId), position });
  return data?.node?.comparison ?? null;
}

/** The parcel was booked for another amount than its order asks for now. */
const booked = ({ orderId, code }: Parcel, collect: number) => db.courierBooking.create({
  data: { businessId: world().shop.id, orderId, courierId: world().courierId, invoice: code, status: 'BOOKED', parcel: { collect } },
});

describe('a line beside the books', () => {
  it('has the charges that the terms say, of what is owed, and what is left of it', async () => {
    const { code } = await delivered();
    const { id } = await enter([paid(code, 500)]);
    expect(await compared(id)).toEqual({
      deliveryCharge: 120, codFee: 5.6, returnCharge: 0, net: 434.4, deliveredAt: expect.any(String), told: null, others: [],
    });
  });

  it('says what the courier was told to collect', async () => {
    const parcel = await delivered();
    await booked(parcel, 500);
    const { id } = await enter([paid(parcel.code, 500)]);
    expect(await compared(id)).toMatchObject({ told: 500 });
  });

  it('names the posted statement that paid it before, and no draft', async () => {
    const { code } = await delivered();
    const { id: first } = await enter([paid(code)]);
    await post(first);
    await enter([paid(code, 100)]);
    const { id: second } = await enter([paid(code, 200)]);
    expect(await compared(second)).toMatchObject({
      deliveryCharge: null, net: null, others: [{ statementId: encodeId('CourierStatement', first), number: 1, collected: 560 }],
    });
    // Not the line itself.
    expect(await compared(first)).toMatchObject({ net: 434.4, others: [] });
  });

  it('names no statement on which it was only missing', async () => {
    const [paidFirst, late] = [await delivered(), await delivered()];
    await db.order.updateMany({ where: { businessId: world().shop.id, id: late.orderId }, data: { deliveredAt: new Date('2026-01-01T00:00:00Z') } });
    const { id: first } = await enter([paid(paidFirst.code)]);
    expect((await statementOf(first)).lines.map(({ result }) => result)).toEqual(['CHARGE_DIFF', 'EXPECTED_MISSING']);
    await post(first);
    const { id } = await enter([paid(late.code)]);
    expect(await compared(id)).toMatchObject({ net: 434.4, others: [] });
    // What is missing has the charges that are to come.
    expect(await compared(first, 2)).toMatchObject({ deliveryCharge: 120, net: 434.4 });
  });

  it('says that the customer does not have it, and nothing where there is no order or no such line', async () => {
    const { code } = await shipped();
    const { id } = await enter([paid(code), paid('NOBODY', 300)]);
    expect(await compared(id, 1)).toMatchObject({ deliveredAt: null, net: null });
    expect(await compared(id, 2)).toBeNull();
    expect(await compared(id, 99)).toBeNull();
    expect(await compared(id, -1)).toBeNull();
  });

  it('is read in its own business only, and without charges by whom they are hidden from', async () => {
    const { code } = await delivered();
    const { id } = await enter([paid(code)]);
    expect(await compared(id, 1, await tokenOf((await seedBusiness()).founder))).toBeNull();
    const admin = await withMember(world().shop, { role: 'ADMIN', flags: ['hideProductCostReportForAdmin'] });
    expect(await compared(id, 1, await tokenOf(admin))).toMatchObject({ deliveryCharge: null, codFee: null, returnCharge: null, net: null, deliveredAt: expect.any(String) });
  });
});
