import { z } from 'zod';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { defineQuery } from '../../../commands/command.ts';
import { idOf, text } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { NotFoundError } from '../../../errors.ts';
import { netOf } from './paid-line.ts';
import { MAX_LINES } from './create-statement.ts';
import { payAsOwed } from './pay-as-owed.ts';

export interface ParcelAsOwed {
  number: string;
  order: string | null;
  isOwed: boolean;
  collected: Poisha;
  net: Poisha;
}

/** What a courier owes for scanned parcels, for the total of a list that is still being scanned. */
export const parcelsAsOwed = defineQuery({
  name: 'couriers.parcelsAsOwed',
  permission: 'deliveryMethod',
  input: z.object({ courierId: idOf('Courier'), numbers: z.array(text(100)).max(MAX_LINES) }),
  run: async ({ session: { businessId } }, { courierId, numbers }): Promise<ParcelAsOwed[]> => {
    const courier = await db.courier.findUnique({ where: { businessId_id: { businessId, id: courierId } } });
    if (!courier) throw new NotFoundError('Courier');
    const lines = numbers.map((consignment) => ({
      consignment, invoice: '', phone: '', collectedPoisha: 0n, deliveryPoisha: 0n, codFeePoisha: 0n, returnPoisha: 0n, adjustPoisha: 0n,
    }));
    return (await payAsOwed(db, courier, lines)).map(({ line, order, isOwed, amounts }) => ({
      number: line.consignment, order, isOwed, collected: amounts.collectedPoisha, net: netOf(amounts),
    }));
  },
});
