import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf, requiredText } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import { toJson } from '../../../db/json-rows.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { PreconditionError } from '../../../errors.ts';
import { postEntries, type Posting } from '../../accounting/post-entries.ts';
import { POSTED_LINES } from '../../orders/posted-lines.ts';

interface ExpectedParcel {
  shipmentId: string;
  courierId: string;
  expected: Poisha;
  /** Of all parcels of the order at this courier, less what posted statements have taken the place of. */
  left: Poisha;
}

/**
 * Gives up the return charges that are expected of an order: its courier brought the goods back for nothing, or somebody
 * else did. A charge that comes all the same is booked by its statement. Only administrators.
 */
export const waiveReturnCharge = defineCommand({
  name: 'couriers.waiveReturnCharge',
  permission: 'ADMIN',
  input: z.object({
    orderId: idOf('Order').describe('One whose return charge is expected.'),
    note: requiredText(300).describe('Why, for whoever asks later.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId: id, note }) => {
    await lockRow(tx, 'Order', businessId, id);
    const parts = partsOf(await expectedParcels(tx, businessId, id));
    const amount = parts.reduce((sum, { part }) => sum + part, 0n);
    if (amount === 0n) throw new PreconditionError('NOTHING_OPEN', 'No return charge of this order is expected');
    await tx.$executeRaw`
      UPDATE "Shipment" s SET "returnDuePoisha" = s."returnDuePoisha" - p."part"
      FROM json_to_recordset(${toJson(parts)}::json) AS p ("shipmentId" uuid, "part" bigint)
      WHERE s."businessId" = ${businessId}::uuid AND s."id" = p."shipmentId"`;
    const { number } = await tx.order.update({
      where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { number: true },
    });
    // Without the amount, which tells the courier's terms: the timeline of an order is read by all who read orders.
    await audit({ entity: ['Order', id], summary: msg('Return charge not expected any more: {{note}}', { note }) });
    await postEntries(tx, businessId, [{
      description: msg('Return charge not expected any more, order {{number}}: {{note}}', { number, note }), source: ['Order', id], causeId: uuidv7(), kind: 'return-charge-waived',
      postings: parts.flatMap(({ courierId, part }): Posting[] => [
        { account: 'return-charges-due', debit: part, party: ['COURIER', courierId] },
        { account: 'courier-charges', credit: part, party: ['COURIER', courierId] },
      ]),
    }]);
    return { id };
  },
});

/** What is left of each parcel, the newest first: statements have charged for the others before. */
function partsOf(parcels: readonly ExpectedParcel[]): { shipmentId: string; courierId: string; part: Poisha }[] {
  const left = new Map(parcels.map((parcel) => [parcel.courierId, parcel.left]));
  return parcels.map(({ shipmentId, courierId, expected }) => {
    const open = left.get(courierId)!;
    const part = open < expected ? open : expected;
    left.set(courierId, open - part);
    return { shipmentId, courierId, part };
  }).filter(({ part }) => part > 0n);
}

const expectedParcels = (tx: Tx, businessId: string, orderId: string): Promise<ExpectedParcel[]> => tx.$queryRaw<ExpectedParcel[]>`
  SELECT s."id" AS "shipmentId", s."courierId", s."returnDuePoisha" AS "expected",
    (sum(s."returnDuePoisha") OVER (PARTITION BY s."courierId") - (
      SELECT coalesce(sum(l."accruedPoisha"), 0) FROM ${POSTED_LINES}
      WHERE t."courierId" = s."courierId" AND l."businessId" = s."businessId" AND l."orderId" = s."orderId"))::bigint AS "left"
  FROM "Shipment" s WHERE s."businessId" = ${businessId}::uuid AND s."orderId" = ${orderId}::uuid ORDER BY s."id" DESC`;
