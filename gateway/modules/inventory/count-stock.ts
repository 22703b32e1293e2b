import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, text, version } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { lockRow } from '../../db/lock-row.ts';
import { nextNumber } from '../../db/next-number.ts';
import { ForbiddenError, PreconditionError, ValidationError } from '../../errors.ts';
import { itemSummary, searchText } from '../../list-query/record-text.ts';
import { APPROVAL_FROM_POISHA, lossPosting } from './adjustment-state.ts';
import { changeStock } from './change-stock.ts';
import { namedVariants } from './named-variants.ts';
import { ownLocation } from './own-location.ts';
import { lockStock } from './stock-ledger.ts';
import { variantCosts } from './variant-costs.ts';

const countId = idOf('StockCount');
const WITH_LINES = { include: { lines: { orderBy: { position: 'asc' } } } } as const;
type Count = Prisma.StockCountGetPayload<typeof WITH_LINES>;

/**
 * Saves what somebody counted on the shelves, with the ledger's figure of the same moment beside each number. So sales
 * and receipts before the differences are posted do not change the differences. Changes no stock.
 */
export const saveStockCount = defineCommand({
  name: 'inventory.saveCount',
  permission: 'adjustStock',
  input: z.object({
    locationId: idOf('Location').optional().describe('Which shelves; the default location when left out.'),
    note: text(500).default('').describe('For the staff.'),
    lines: z.array(z.object({
      variantId: idOf('Variant'),
      counted: z.int().min(0).max(1_000_000).describe('Pieces that were found.'),
    })).min(1, 'Add at least one product').max(500, 'At most 500 lines').describe('What was counted, each product once.'),
  }),
  run: async (context, { locationId: chosen, note, lines }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const locationId = await ownLocation(tx, businessId, chosen);
    const ids = lines.map(({ variantId }) => variantId);
    if (new Set(ids).size < ids.length) throw new ValidationError('Count each product once', [{ field: 'lines', message: 'Each product once' }]);
    // Locked, so that the ledger does not change while it is compared with the count.
    await lockStock(tx, businessId, ids);
    const named = await namedVariants(tx, businessId, ids);
    const balances = await tx.stockBalance.findMany({
      where: { businessId, locationId, variantId: { in: ids } }, select: { variantId: true, onHand: true },
    });
    const expected = new Map(balances.map(({ variantId, onHand }) => [variantId, onHand]));
    const rows = lines.map(({ variantId, counted }, position) => {
      const { sku, name } = named.get(variantId)!;
      return { id: uuidv7(), position, variantId, sku, name, counted, expected: expected.get(variantId) ?? 0 };
    });
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'stock-count');
    await tx.stockCount.create({
      data: {
        businessId, id, number, locationId, note, itemCount: rows.length, createdByName: session.actorName,
        itemSummary: itemSummary(rows.map(({ name, counted }) => ({ name, quantity: counted }))),
        differences: rows.reduce((sum, row) => sum + Math.abs(row.counted - row.expected), 0),
        searchText: searchText(number, note, ...rows.slice(0, 20).flatMap(({ sku, name }) => [sku, name])),
      },
      select: { id: true },
    });
    await insertRows(tx, 'StockCountLine', rows.map((row) => ({ ...row, businessId, countId: id })));
    await audit({
      entity: ['StockCount', id], summary: msg('Counted {{count}} products', { count: rows.length }),
      after: { note, lines: rows.map(({ sku, counted }) => ({ sku, counted })) },
    });
    return { id };
  },
});

/**
 * Posts the differences of a count: missing pieces leave at the average cost as a loss, extra pieces come in at the
 * average. Differences worth more than the approval threshold, up or down, need an administrator. Throws
 * PreconditionError INSUFFICIENT_STOCK when missing pieces are reserved by orders.
 */
export const postStockCount = defineCommand({
  name: 'inventory.postCount',
  permission: 'adjustStock',
  input: z.object({
    countId,
    version: version(),
    allowsZeroCost: z.boolean().default(false).describe('Pieces too many may come in that have no cost yet.'),
  }),
  run: async (context, { countId: id, version: expected, allowsZeroCost }) => {
    const { tx, session, audit } = context;
    const { businessId } = session;
    const { number, lines, locationId } = await hold(context, id, expected);
    const different = lines.map((line) => ({ ...line, quantity: line.counted - line.expected })).filter(({ quantity }) => quantity !== 0);
    const ids = different.map(({ variantId }) => variantId);
    await lockStock(tx, businessId, ids);
    const costs = await variantCosts(tx, businessId, ids);
    if (!allowsZeroCost && different.some(({ variantId, quantity }) => quantity > 0 && costs.get(variantId) === 0n)) {
      throw new PreconditionError('ZERO_COST', 'Pieces that were found have no cost: say that they may come in without one');
    }
    const moved = different.reduce((sum, { variantId, quantity }) => sum + BigInt(Math.abs(quantity)) * costs.get(variantId)!, 0n);
    if (moved > APPROVAL_FROM_POISHA && !session.can('ADMIN')) {
      throw new ForbiddenError('Differences of this size are posted by an administrator');
    }
    await changeStock(tx, businessId, {
      source: ['StockCount', id], causeId: uuidv7(), kind: 'stock-count', actorId: session.user?.id ?? null,
      reason: msg('Stock count {{number}}', { number }),
      lines: different.map(({ id: lineId, variantId, quantity }) => ({ lineId, variantId, locationId, quantity })),
      against: (values) => [lossPosting('COUNT_CORRECTION', null, -values.reduce((sum, value) => sum + value, 0n))],
      writeRecord: () => close(context, id, 'POSTED'),
    });
    await audit({ entity: ['StockCount', id], summary: msg('Posted the differences') });
    return { id };
  },
});

/** Discards a count; the stock does not change. */
export const discardStockCount = defineCommand({
  name: 'inventory.discardCount',
  permission: 'adjustStock',
  input: z.object({ countId, version: version() }),
  run: async (context, { countId: id, version: expected }) => {
    await hold(context, id, expected);
    await close(context, id, 'DISCARDED');
    await context.audit({ entity: ['StockCount', id], summary: msg('Discarded') });
    return { id };
  },
});

async function hold({ tx, session: { businessId } }: CommandContext, id: string, expected: number): Promise<Count> {
  await lockRow(tx, 'StockCount', businessId, id, expected);
  const count = await tx.stockCount.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, ...WITH_LINES });
  if (count.status !== 'OPEN') throw new PreconditionError('COUNT_STATUS', 'This count is closed');
  return count;
}

const close = ({ tx, session: { businessId, actorName } }: CommandContext, id: string, status: Count['status']) =>
  tx.stockCount.update({
    where: { businessId_id: { businessId, id } }, data: { status, closedByName: actorName, version: { increment: 1 } }, select: { id: true },
  });
