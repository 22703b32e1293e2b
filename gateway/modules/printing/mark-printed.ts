import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError } from '../../errors.ts';
import { printKind } from './print-settings.ts';

const MAX_PRINTED = 500;

/** Marks orders as printed, so that nobody prints them twice by mistake. Their version does not change. */
export const markPrinted = defineCommand({
  name: 'printing.markPrinted',
  permission: 'readOrders',
  input: z.object({
    kind: printKind.describe('What was printed.'),
    orders: z.array(idOf('Order')).min(1).max(MAX_PRINTED).describe('Of which orders.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { kind, orders }) => {
    const ids = [...new Set(orders)].toSorted();
    const printedAt = new Date();
    // Locked in id order, like everywhere, against deadlocks.
    const count = await tx.$executeRaw`
      WITH locked AS (
        SELECT "id" FROM "Order" WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE
      )
      UPDATE "Order" o SET "printedAt" = ${printedAt}, "updatedAt" = now() FROM locked l
      WHERE o."businessId" = ${businessId}::uuid AND o."id" = l."id"`;
    if (count !== ids.length) throw new NotFoundError('Order');
    const summary = kind === 'STICKER' ? msg('Sticker printed') : msg('Invoice printed');
    for (const id of ids) await audit({ entity: ['Order', id], summary, after: { printedAt } });
    return { ids, printedAt };
  },
});
