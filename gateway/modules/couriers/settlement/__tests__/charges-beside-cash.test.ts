import { beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { seedBusiness, type Shop } from '../../../../../prisma/seed/factories/business.ts';
import { withOrder } from '../../../../../prisma/seed/factories/order.ts';
import { withProduct, type SeededProduct } from '../../../../../prisma/seed/factories/product.ts';
import { takaToPoisha } from '../../../../../schema/rules/money.ts';
import { defineCommand } from '../../../../commands/command.ts';
import { execute } from '../../../../commands/execute.ts';
import { db } from '../../../../db/client.ts';
import { startWorker } from '../../../../jobs/worker.ts';
import { ledgerChecks } from '../../../../ledger-checks/all-checks.ts';
import { findDrift } from '../../../../ledger-checks/find-drift.ts';
import { Session } from '../../../../session/session.ts';
import { confirmOrder, deliverOrder, shipOrder } from '../../../orders/order-commands.ts';
import { deliverPart, returnOrder } from '../../../orders/return-orders.ts';
import { saveDeliveryMethod } from '../../save-delivery-method.ts';
import type { PaidLine } from '../paid-line.ts';
import { createStatement, saveStatement, statementHead } from '../create-statement.ts';
import { moneyTrail } from '../money-trail.ts';
import { postStatement } from '../post-statement.ts';

let shop: Shop;
let session: Session;
let product: SeededProduct;
let courierId: string;

beforeEach(async () => {
  shop = await seedBusiness();
  session = Session.system(shop.id);
  product = await withProduct(shop, { stock: 100, cost: 100 });
  ({ id: courierId } = await execute(saveDeliveryMethod, session, { name: 'Steadfast', kind: 'MANUAL', codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 }));
});

let lastCode = 0;
/** With the courier: two pieces and the delivery for 1,060 taka. */
async function shipped(): Promise<{ orderId: string; code: string }> {
  const { id: orderId } = await withOrder(shop, { lines: [{ product, price: 500, quantity: 2 }], deliveryFee: 60, district: 'Dhaka' });
  const code = `CB${(lastCode += 1)}`;
  await execute(confirmOrder, session, { orderId });
  await execute(shipOrder, session, { orderId, courierName: 'Steadfast', trackingCode: code });
  return { orderId, code };
}

async function delivered() {
  const parcel = await shipped();
  await execute(deliverOrder, session, { orderId: parcel.orderId });
  return parcel;
}

/** One piece was taken, for 560 taka. */
async function inPart() {
  const parcel = await shipped();
  const line = await db.orderLine.findFirstOrThrow({ where: { businessId: shop.id, orderId: parcel.orderId } });
  await execute(deliverPart, session, { orderId: parcel.orderId, lines: [{ lineId: line.id, accepted: 1 }], collected: 560 });
  return parcel;
}

const charges = (consignment: string, more: object = {}) => ({ consignment, collected: 0, deliveryCharge: 60, returnCharge: 30, ...more });
const enter = (lines: object[]) => execute(createStatement, session, { courierId, account: 'BANK', lines });
const statementOf = (id: string) => db.courierStatement.findUniqueOrThrow({
  where: { businessId_id: { businessId: shop.id, id } }, include: { lines: { orderBy: { position: 'asc' } } },
});
const resultsOf = async (id: string) => (await statementOf(id)).lines.map(({ result }) => result);
const post = async (id: string) => execute(postStatement, session, { statementId: id, version: (await statementOf(id)).version });
const settlementOf = async (orderId: string) =>
  (await db.order.findUniqueOrThrow({ where: { businessId_id: { businessId: shop.id, id: orderId } } })).settlementStatus;
const drift = async () => (await findDrift(ledgerChecks)).filter(({ businessId }) => businessId === shop.id);

describe('charges of a parcel without its cash', () => {
  it('for both ways leave its cash open, which another statement pays: nothing is short', async () => {
    const [part, refused] = [await inPart(), await shipped()];
    await execute(returnOrder, session, { orderId: refused.orderId, reason: 'Refused', feeCollected: 60 });
    const { id } = await enter([charges(part.code), charges(refused.code), charges(part.code)]);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'DUPLICATE']);
    await post(id);
    expect(await resultsOf(id)).toEqual(['MATCHED', 'MATCHED', 'DUPLICATE']);
    expect(await Promise.all([part, refused].map(({ orderId }) => settlementOf(orderId)))).toEqual(['UNSETTLED', 'UNSETTLED']);
    expect(await moneyTrail(db, shop.id, part.orderId)).toMatchObject({ owed: 560_00n, open: 560_00n, disputed: 0n, charges: 90_00n });
    const { id: cash } = await enter([{ consignment: part.code, collected: 560, codFee: 5.6 }, { consignment: refused.code, collected: 60, codFee: 0.6 }]);
    expect(await resultsOf(cash)).toEqual(['MATCHED', 'MATCHED']);
    await post(cash);
    expect(await Promise.all([part, refused].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('are short where the customer has everything by our books: then the courier says otherwise', async () => {
    const { orderId, code } = await delivered();
    const { id } = await enter([charges(code)]);
    expect(await resultsOf(id)).toEqual(['SHORT']);
    await post(id);
    expect(await settlementOf(orderId)).toBe('DISPUTED');
  });

  it('are judged together with the cash on another line, whichever comes first', async () => {
    const [one, other, dear] = [await delivered(), await delivered(), await delivered()];
    const cash = ({ code }: { code: string }) => ({ consignment: code, collected: 1_060 });
    const fees = ({ code }: { code: string }, deliveryCharge = 60) => ({ consignment: code, collected: 0, deliveryCharge, codFee: 10.6 });
    const { id } = await enter([cash(one), fees(one), fees(other), cash(other), cash(dear), fees(dear, 90)]);
    const expected = ['MATCHED', 'MATCHED', 'MATCHED', 'MATCHED', 'CHARGE_DIFF', 'CHARGE_DIFF'];
    expect(await resultsOf(id)).toEqual(expected);
    await post(id);
    expect(await resultsOf(id)).toEqual(expected);
    expect(await Promise.all([one, other, dear].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  });

  it('are judged together with the cash in another part of a long statement', async () => {
    const [first, last, back] = [await delivered(), await delivered(), await inPart()];
    const line = (consignment: string, amounts: Partial<Record<'collected' | 'delivery' | 'codFee' | 'returns', number>>): PaidLine => ({
      consignment, invoice: '', phone: '', adjustPoisha: 0n, collectedPoisha: takaToPoisha(amounts.collected ?? 0),
      deliveryPoisha: takaToPoisha(amounts.delivery ?? 0), codFeePoisha: takaToPoisha(amounts.codFee ?? 0), returnPoisha: takaToPoisha(amounts.returns ?? 0),
    });
    const between = Array.from({ length: 2_100 }, (_, index) => line(`NOT-OURS-${index}`, { collected: 10 }));
    const [cash, fees] = [{ collected: 1_060 }, { delivery: 60, codFee: 10.6 }];
    const lines = [
      line(first.code, cash), line(last.code.toLowerCase(), fees), line(back.code, { delivery: 60, returns: 30 }), ...between,
      line(first.code, fees), line(last.code, cash), line(back.code, { collected: 560, codFee: 5.6 }),
    ];
    const keep = defineCommand({
      name: 'test.keepLong', permission: 'deliveryMethod', input: z.object(statementHead), run: (context, head) => saveStatement(context, head, lines),
    });
    const worker = await startWorker();
    const { id } = await execute(keep, session, { courierId, account: 'BANK' });
    const statusIs = (status: string) => vi.waitFor(async () => expect((await statementOf(id)).status).toBe(status), { timeout: 60_000, interval: 200 });
    const ours = async () => (await resultsOf(id)).filter((result) => result !== 'UNKNOWN_PARCEL');
    await statusIs('DRAFT');
    expect(await ours()).toEqual(Array.from({ length: 6 }, () => 'MATCHED'));
    await post(id);
    await statusIs('POSTED');
    await worker.stop();
    expect(await ours()).toEqual(Array.from({ length: 6 }, () => 'MATCHED'));
    expect(await Promise.all([first, last, back].map(({ orderId }) => settlementOf(orderId)))).toEqual(['SETTLED', 'SETTLED', 'SETTLED']);
    expect(await drift()).toEqual([]);
  }, 120_000);
});
