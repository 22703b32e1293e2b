import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, text, version } from '../../commands/fields.ts';
import type { StockCount } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { nextNumber } from '../../db/next-number.ts';
import { ForbiddenError, PreconditionError } from '../../errors.ts';
import { APPROVAL_FROM_POISHA, lossPosting } from './adjustment-state.ts';
import { changeStock } from './change-stock.ts';
import { addCountLines, countedLines, withoutAges } from './count-lines.ts';
import { correctOtherCounts, lockOpenCounts } from './other-counts.ts';
import { ownLocation } from './own-location.ts';
import { lockStock } from './stock-ledger.ts';
import { variantCosts } from './variant-costs.ts';

const countId = idOf('StockCount');

/**
 * Saves what somebody counted on the shelves, with the ledger's figure of the moment of counting beside each number. So sales
 * and receipts before the differences are posted do not change the differences. Changes no stock.
 */
export const saveStockCount = defineCommand({
  name: 'inventory.saveCount',
  permission: 'adjustStock',
  input: z.object({
    locationId: idOf('Location').optional().describe('Which shelves; the default location when left out.'),
    note: text(500).default('').describe('For the staff.'),
    lines: countedLines(),
  }),
  repeatedAs: withoutAges,
  run: async (context, { locationId: chosen, note, lines }) => {
    const { tx, session: { businessId, actorName }, audit } = context;
    const locationId = await ownLocation(tx, businessId, chosen);
    const id = uuidv7();
    const number = await nextNumber(tx, businessId, 'stock-count');
    const texts = { note, itemSummary: '', itemCount: 0, searchText: '' };
    await tx.stockCount.create({ data: { businessId, id, number, locationId, ...texts, createdByName: actorName }, select: { id: true } });
    const counted = await addCountLines(tx, businessId, { id, number, note, locationId }, lines, false);
    await audit({ entity: ['StockCount', id], summary: msg('Counted {{count}} products', { count: lines.length, defaultValue_one: 'Counted {{count}} product' }), after: { note, lines: counted } });
    return { id };
  },
});

/** Adds to a count that waits for review: a shop is counted shelf by shelf, by several people. Changes no stock. */
export const addToStockCount = defineCommand({
  name: 'inventory.addToCount',
  permission: 'adjustStock',
  input: z.object({
    countId,
    lines: countedLines(),
    replacesCounted: z.boolean().default(false).describe('What was counted before is replaced by its new number; otherwise it is refused.'),
  }),
  repeatedAs: withoutAges,
  run: async (context, { countId: id, lines, replacesCounted }) => {
    const { tx, session: { businessId }, audit } = context;
    const counted = await addCountLines(tx, businessId, await hold(context, id), lines, replacesCounted);
    await tx.stockCount.update({ where: { businessId_id: { businessId, id } }, data: { version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['StockCount', id], summary: msg('Counted {{count}} products', { count: lines.length, defaultValue_one: 'Counted {{count}} product' }), after: { lines: counted } });
    return { id };
  },
});

/**
 * Posts the differences of a count: missing pieces leave at the average cost as a loss, extra pieces come in at the
 * average. Open counts of the same pieces then expect what is there now. Differences worth more than the approval threshold, up or down, need an administrator. Throws
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
    await lockOpenCounts(tx, businessId, id);
    const { number, locationId } = await hold(context, id, expected);
    const linesOf = () => tx.stockCountLine.findMany({ where: { businessId, countId: id }, orderBy: { position: 'asc' } });
    const ids = (await linesOf()).map(({ variantId }) => variantId);
    await lockStock(tx, businessId, ids);
    // Read behind the lock: another count may have corrected what this one expected.
    const different = (await linesOf()).map((line) => ({ ...line, quantity: line.counted - line.expected })).filter(({ quantity }) => quantity !== 0);
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
      writeRecord: async () => {
        await correctOtherCounts(tx, businessId, { countId: id, locationId, lines: different.map(({ variantId, quantity }) => ({ variantId, quantity })) });
        await close(context, id, 'POSTED');
      },
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

async function hold({ tx, session: { businessId } }: CommandContext, id: string, expected?: number): Promise<StockCount> {
  await lockRow(tx, 'StockCount', businessId, id, expected);
  const count = await tx.stockCount.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
  if (count.status !== 'OPEN') throw new PreconditionError('COUNT_STATUS', 'This count is closed');
  return count;
}

const close = ({ tx, session: { businessId, actorName } }: CommandContext, id: string, status: StockCount['status']) =>
  tx.stockCount.update({
    where: { businessId_id: { businessId, id } }, data: { status, closedByName: actorName, version: { increment: 1 } }, select: { id: true },
  });
