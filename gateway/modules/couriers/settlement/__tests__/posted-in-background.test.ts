import { expect, it } from 'vitest';
import { breakConnectionAt } from '../../../../../e2e/support/break-connection.ts';
import { db } from '../../../../db/client.ts';
import { LONG_STATEMENT } from '../create-statement.ts';
import { postInBackground } from '../read-lines.ts';
import { courierShop, paid } from './courier-shop.ts';

const { world, delivered, enter, post, undo, statementOf, settlementOf, drift } = courierShop();

/** A statement that is being posted. */
async function posting() {
  const parcel = await delivered();
  const { id } = await enter([paid(parcel.code)]);
  const key = { businessId_id: { businessId: world().shop.id, id } };
  await db.courierStatement.update({ where: key, data: { lineCount: LONG_STATEMENT + 1 } });
  await post(id);
  await db.courierStatement.update({ where: key, data: { lineCount: 1 } });
  expect(await statementOf(id)).toMatchObject({ status: 'POSTING' });
  return { ...parcel, id, work: { businessId: world().shop.id, statementId: id } };
}

const breakPosting = (id: string, run: () => Promise<void>) => breakConnectionAt({ table: 'Order', id }, run);

it('goes on being posted when the database was away for a moment, and is no draft again', async () => {
  const { id, orderId, work } = await posting();
  await expect(breakPosting(orderId, () => postInBackground(work, 1))).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  expect(await statementOf(id)).toMatchObject({ status: 'POSTING', problem: null });
  await postInBackground(work, 2);
  expect(await statementOf(id)).toMatchObject({ status: 'POSTED' });
  expect([await settlementOf(orderId), await drift()]).toEqual(['SETTLED', []]);
});

it('is a draft again, with the reason, where that happens each time', async () => {
  const { id, orderId, work } = await posting();
  await breakPosting(orderId, () => postInBackground(work, 6));
  expect(await statementOf(id)).toMatchObject({ status: 'DRAFT', problem: expect.stringContaining('not available') });
  expect(await db.order.findFirst({ where: { id: orderId } })).toMatchObject({ settlementStatus: 'UNSETTLED' });
});

it('is neither posted again nor taken back while it is being posted or read', async () => {
  const { id, orderId, work } = await posting();
  await expect(post(id)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  await expect(undo(id)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
  await postInBackground(work, 1);
  // As it is told twice.
  await postInBackground(work, 1);
  expect([(await statementOf(id)).status, await settlementOf(orderId), await drift()]).toEqual(['POSTED', 'SETTLED', []]);
  const { id: other } = await enter([paid('UNKNOWN')]);
  await db.courierStatement.update({ where: { businessId_id: { businessId: world().shop.id, id: other } }, data: { status: 'READING' } });
  await expect(post(other)).rejects.toMatchObject({ reason: 'WRONG_STATUS', message: 'Its lines are still being compared' });
  await expect(undo(other)).rejects.toMatchObject({ reason: 'WRONG_STATUS' });
});
