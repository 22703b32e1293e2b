import { z } from 'zod';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { day, idOf } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { ForbiddenError, ValidationError } from '../../errors.ts';
import { stockAt, type StockOf } from './inventory-source.ts';
import { lastSoldDays } from './last-sold.ts';
import { namedLines, rankOfTaka, shownVariants, type NamedLine, type PageOf } from './named-lines.ts';
import { variantFields } from './variant-filter.ts';

/** What has moved since is read piece by piece. */
const MAX_DAYS_AGO = 366;
export const USUAL_IDLE_DAYS = 90;

export const inventoryFilter = z.object({
  asOf: day().optional().meta({ sample: '2026-01-31' })
    .describe('The end of this day in Dhaka, as YYYY-MM-DD; now when left out. At most 366 days ago.'),
  ...variantFields,
  locationId: idOf('Location').optional().describe('Only what is at this location, or on its way there.'),
  idleDays: z.int().min(1).max(365).optional().describe('Pieces are dead stock when they are here for so many days and none was sold in them; 90 when left out.'),
  isDead: z.boolean().optional().describe('Only products or variants with dead stock.'),
});
export type InventoryFilter = z.output<typeof inventoryFilter>;

/** What is asked for. Throws ValidationError for a day that is not over yet, and for one too long ago. */
export function stockOf({ asOf, locationId, idleDays = USUAL_IDLE_DAYS }: InventoryFilter): StockOf {
  const today = dhakaDay(new Date());
  const last = asOf ?? today;
  if (last > today) throw new ValidationError('That day is still to come');
  if (last < addDays(today, -MAX_DAYS_AGO)) throw new ValidationError(msg('At most {{most}} days ago', { most: MAX_DAYS_AGO }));
  return { day: last, isPast: last < today, locationId, idleDays };
}

export interface StockFigures {
  onHand: number;
  /** Of them, for orders. */
  reserved: number;
  withCourier: number;
  returning: number;
  damaged: number;
  /** Between locations. */
  inTransfer: number;
  /** Pieces on hand by how long they have been here: up to 30, 60 and 90 days, and longer. */
  age0: number;
  age1: number;
  age2: number;
  age3: number;
  /** Of those on hand, dead stock. */
  dead: number;
  /** Pieces that were sold in the last 30 days, less those that came back. */
  pace: number;
  /** What is on hand at its average cost. */
  valuePoisha: Poisha;
  /** What the dead stock is worth. */
  deadPoisha: Poisha;
}

const COUNTS = ['onHand', 'reserved', 'withCourier', 'returning', 'damaged', 'inTransfer', 'age0', 'age1', 'age2', 'age3', 'dead', 'pace'];
const SUMS = Prisma.raw([
  ...COUNTS.map((name) => `coalesce(sum(s."${name}"), 0)::int AS "${name}"`),
  'coalesce(sum(s."value"), 0)::bigint AS "valuePoisha"',
  'coalesce(sum(s."value" * s."dead" / nullif(s."onHand", 0)), 0)::bigint AS "deadPoisha"',
].join(', '));

export interface InventoryReport {
  total: StockFigures;
  /** The day whose end the figures are of. */
  day: string;
  asOf: Date;
}

/** The stock of all products at the end of a day: one statement. */
export async function inventoryReport(businessId: string, filter: InventoryFilter): Promise<InventoryReport> {
  const stock = stockOf(filter);
  const [{ asOf, ...total }] = await db.$queryRaw<[StockFigures & { asOf: Date }]>`
    WITH ${shownVariants(businessId, filter)}
    SELECT now() AS "asOf", ${SUMS} FROM (${stockAt(businessId, stock)}) s ${filter.isDead ? Prisma.raw('WHERE s."dead" > 0') : Prisma.empty}`;
  return { total, day: stock.day, asOf };
}

/** By what rows are sorted, always with the largest first. */
const SORTS = {
  VALUE: rankOfTaka('r."valuePoisha"'),
  UNITS: 'r."onHand"',
  OLDEST: 'r."age3"',
  DEAD: 'r."dead"',
  COVER: 'CASE WHEN r."onHand" <= 0 THEN 0 WHEN r."pace" <= 0 THEN 2147483647 ELSE least(greatest(r."onHand" - r."reserved", 0) * 30::bigint / r."pace", 2147483646)::int END',
} as const;
export type InventorySort = keyof typeof SORTS;
export const inventorySort = z.enum(Object.keys(SORTS) as [InventorySort]);

/** Throws ForbiddenError: an order by value tells what pieces cost. */
export function assertValueSortable(sort: InventorySort, { canSeeCost }: { canSeeCost: boolean }): void {
  if (!canSeeCost && sort === 'VALUE') throw new ForbiddenError();
}

const HELD = ['onHand', 'withCourier', 'returning', 'damaged', 'inTransfer'].map((bucket) => `r."${bucket}" <> 0`).join(' OR ');

export interface InventoryLine extends NamedLine {
  figures: StockFigures;
  /** In Dhaka, 'YYYY-MM-DD'; null when it never was. */
  lastSoldDay: string | null;
}

/** The products or variants that are somewhere at the end of a day, page by page: two statements. */
export async function inventoryLines(businessId: string, filter: InventoryFilter, page: PageOf<InventorySort>): Promise<InventoryLine[]> {
  const stock = stockOf(filter);
  const rows = await namedLines<StockFigures>(businessId, filter, page, {
    source: stockAt(businessId, stock), columns: SUMS, rank: SORTS[page.sort], only: filter.isDead ? 'r."dead" > 0' : HELD,
  });
  const days = await lastSoldDays(businessId, page.row, rows.map(({ id }) => id), stock.day);
  return rows.map(({ id, productId, variantId, name, variantName, sku, picture, rank, ...figures }) =>
    ({ id, productId, variantId, name, variantName, sku, picture, rank, figures, lastSoldDay: days.get(id) ?? null }));
}
