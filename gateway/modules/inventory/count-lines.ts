import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { itemSummary } from '../../../schema/rules/item-summary.ts';
import { msg } from '../../../schema/rules/message.ts';
import { idOf } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { searchText } from '../../list-query/record-text.ts';
import { namedVariants } from './named-variants.ts';
import { lockStock } from './stock-ledger.ts';

/** Of one count, over all its savings. */
export const MAX_COUNT_LINES = 2_000;
/** A week. */
const MAX_AGE_SECONDS = 604_800;

export const countedLines = () => z.array(z.object({
  variantId: idOf('Variant'),
  counted: z.int().min(0).max(1_000_000).describe('Pieces that were found.'),
  secondsAgo: z.int().min(0).max(MAX_AGE_SECONDS).default(0)
    .describe('How long before this request the pieces were counted: what was sold or received since is not taken for a difference.'),
})).min(1, 'Add at least one product').max(500, 'At most 500 lines').describe('What was counted, each product once.');

/** A request that is sent again says of the same pieces that they were counted longer ago. */
export const withoutAges = <Input extends { lines: readonly { variantId: string; counted: number }[] }>(input: Input) =>
  ({ ...input, lines: input.lines.map(({ variantId, counted }) => ({ variantId, counted })) });

type CountedLine = z.output<ReturnType<typeof countedLines>>[number];

interface OpenCount {
  id: string;
  number: number;
  note: string;
  locationId: string;
}

/**
 * Adds lines to an open count whose row is locked, each with what the ledger said when it was counted. A product that the
 * count has already is refused (PreconditionError COUNTED_BEFORE) unless its new line is to take the place of the earlier one.
 * Returns what was counted. Throws NotFoundError, ValidationError.
 */
export async function addCountLines(
  tx: Tx, businessId: string, count: OpenCount, lines: readonly CountedLine[], replaces: boolean,
): Promise<{ sku: string; counted: number }[]> {
  const ids = lines.map(({ variantId }) => variantId);
  if (new Set(ids).size < ids.length) throw new ValidationError('Count each product once', [{ field: 'lines', message: 'Each product once' }]);
  await makeRoom(tx, businessId, count.id, ids, replaces);
  // Locked, so that the ledger does not change while it is compared with the count.
  await lockStock(tx, businessId, ids);
  const named = await namedVariants(tx, businessId, ids);
  const expected = await expectedAt(tx, businessId, count.locationId, lines);
  const position = await tx.stockCountLine.aggregate({ where: { businessId, countId: count.id }, _max: { position: true } });
  const first = (position._max.position ?? -1) + 1;
  const rows = lines.map(({ variantId, counted }, index) => {
    const { sku, name } = named.get(variantId)!;
    return { id: uuidv7(), businessId, countId: count.id, position: first + index, variantId, sku, name, counted, expected: expected.get(variantId) ?? 0 };
  });
  await insertRows(tx, 'StockCountLine', rows);
  await summarise(tx, businessId, count);
  return rows.map(({ sku, counted }) => ({ sku, counted }));
}

/** Removes the earlier lines of these products where they may be replaced, and refuses what a count does not hold. */
async function makeRoom(tx: Tx, businessId: string, countId: string, variantIds: readonly string[], replaces: boolean): Promise<void> {
  const where = { businessId, countId, variantId: { in: [...variantIds] } };
  const before = await tx.stockCountLine.findMany({ where, orderBy: { position: 'asc' }, select: { sku: true } });
  if (before.length > 0 && !replaces) {
    const skus = before.slice(0, 5).map(({ sku }) => sku).join(', ') + (before.length > 5 ? ' …' : '');
    throw new PreconditionError('COUNTED_BEFORE', msg('{{skus}}: counted before. The new number would take the place of the earlier one', { skus }));
  }
  await tx.stockCountLine.deleteMany({ where });
  const kept = await tx.stockCountLine.count({ where: { businessId, countId } });
  if (kept + variantIds.length > MAX_COUNT_LINES) {
    throw new PreconditionError('COUNT_FULL', msg('A count has at most {{most}} products: post it, and begin another one', { most: MAX_COUNT_LINES }));
  }
}

/** Pieces on hand by the ledger when each line was counted, by variant: what is there now less what has moved since. */
async function expectedAt(tx: Tx, businessId: string, locationId: string, lines: readonly CountedLine[]): Promise<Map<string, number>> {
  const rows = await tx.$queryRaw<{ variantId: string; expected: number }[]>`
    SELECT c."variantId", (coalesce(b."onHand", 0) - coalesce((
        SELECT sum(m."onHand") FROM "StockMovement" m WHERE m."businessId" = ${businessId}::uuid AND m."variantId" = c."variantId"
          -- What another count has put right was so already when it was counted.
          AND m."locationId" = ${locationId}::uuid AND m."sourceType" <> 'StockCount' AND m."createdAt" > now() - make_interval(secs => c."secondsAgo")), 0))::int AS "expected"
    FROM unnest(${lines.map(({ variantId }) => variantId)}::uuid[], ${lines.map(({ secondsAgo }) => secondsAgo)}::int[]) AS c ("variantId", "secondsAgo")
    LEFT JOIN "StockBalance" b ON b."businessId" = ${businessId}::uuid AND b."variantId" = c."variantId" AND b."locationId" = ${locationId}::uuid`;
  return new Map(rows.map(({ variantId, expected }) => [variantId, expected]));
}

/** Brings what lists show of a count up to date with its lines. */
async function summarise(tx: Tx, businessId: string, { id, number, note }: OpenCount): Promise<void> {
  const where = { businessId, countId: id };
  const first = await tx.stockCountLine.findMany({ where, orderBy: { position: 'asc' }, take: 20, select: { sku: true, name: true, counted: true } });
  const [all] = await tx.$queryRaw<{ lines: number; differences: number }[]>`
    SELECT count(*)::int AS "lines", sum(abs("counted" - "expected"))::int AS "differences"
    FROM "StockCountLine" WHERE "businessId" = ${businessId}::uuid AND "countId" = ${id}::uuid`;
  const { lines, differences } = all!;
  const [named] = first;
  await tx.stockCount.update({
    where: { businessId_id: { businessId, id } },
    data: {
      itemCount: lines, differences,
      itemSummary: itemSummary([{ name: named!.name, quantity: named!.counted }, ...Array.from({ length: lines - 1 }, () => ({ name: '', quantity: 0 }))]),
      searchText: searchText(number, note, ...first.flatMap(({ sku, name }) => [sku, name])),
    },
    select: { id: true },
  });
}
