import { v7 as uuidv7 } from 'uuid';
import { defineCommand } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { editOrder } from './edit-order.ts';

const WITH_LINES = { lines: { include: { account: { select: { name: true } } }, orderBy: { id: 'asc' } } } as const satisfies Prisma.JournalEntryInclude;
const WITH_PLACE = { variant: { select: { sku: true } }, location: { select: { name: true } } } as const satisfies Prisma.StockMovementInclude;

/** The result of an edit: the order after it, and the stock movements and journal lines that it writes. */
export interface EditPreview {
  order: Prisma.OrderGetPayload<object>;
  movements: Prisma.StockMovementGetPayload<{ include: typeof WITH_PLACE }>[];
  entries: Prisma.JournalEntryGetPayload<{ include: typeof WITH_LINES }>[];
}

/**
 * Runs an edit behind a savepoint, reads what it wrote, and rolls back: the preview shows exactly what the edit does
 * and refuses what it refuses. Throws what `editOrder` throws.
 */
export const previewOrderEdit = defineCommand({
  name: 'orders.previewEdit',
  permission: 'editOrders',
  input: editOrder.input.omit({ reason: true }),
  run: async (context, input): Promise<EditPreview> => {
    const { tx, session: { businessId } } = context;
    await lockRow(tx, 'Order', businessId, input.orderId);
    const since = uuidv7();
    await tx.$executeRaw`SAVEPOINT preview`;
    try {
      await editOrder.run({ ...context, ...SILENT }, { ...input, reason: '–' });
      return await written(tx, businessId, input.orderId, since);
    } finally {
      await tx.$executeRaw`ROLLBACK TO SAVEPOINT preview`;
    }
  },
});

/** A rolled-back edit must not be audited, announced or followed by jobs. */
const SILENT = { audit: async () => undefined, announce: () => undefined, enqueue: async () => undefined };

/** What was written for one order after `since`, a UUID v7: ids grow with time. */
async function written(tx: Tx, businessId: string, orderId: string, since: string): Promise<EditPreview> {
  const where = { businessId, sourceType: 'Order', sourceId: orderId, id: { gt: since } };
  return {
    order: await tx.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } } }),
    movements: await tx.stockMovement.findMany({ where, include: WITH_PLACE, orderBy: { id: 'asc' } }),
    entries: await tx.journalEntry.findMany({ where, include: WITH_LINES, orderBy: { id: 'asc' } }),
  };
}
