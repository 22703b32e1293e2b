import { v7 as uuidv7 } from 'uuid';
import type { CommandContext } from '../../commands/command.ts';
import { insertRows } from '../../db/insert-rows.ts';
import { linesText } from './agreed-state.ts';
import { countUnmapped, isUnmapped, mapOrders, type Mapping } from './map-items.ts';
import { lineColumns } from './web-order-content.ts';
import type { WooOrderSnapshot } from './woocommerce/order-snapshot.ts';

export type MappedLine = ReturnType<typeof lineColumns> & Mapping;

/** The lines of each order, with what is sent for them. */
export async function mapLines({ tx, session }: CommandContext, siteId: string, orders: WooOrderSnapshot[]): Promise<MappedLine[][]> {
  if (orders.length === 0) return [];
  const lines = orders.map(({ items }) => items.map(lineColumns));
  const mappings = await mapOrders(tx, { businessId: session.businessId, siteId }, lines);
  return lines.map((ofOrder, order) => ofOrder.map((line, index) => ({ ...line, ...mappings[order]![index]! })));
}

interface NewLines {
  webOrderId: string;
  lines: MappedLine[];
}

/** What the lines of an order are now, and what they were. */
export interface Replaced {
  unmappedCount: number;
  linesBefore: string;
  /** The lines before, where others have replaced them; empty where they are the same. */
  gone: Pick<MappedLine, 'wooProductId' | 'wooVariationId'>[];
  isSame: boolean;
}

/**
 * Gives orders the lines that the shop has now. A line keeps its id as long as the shop has it, because a person may be
 * mapping it at this moment; orders whose lines are the same are left alone.
 */
export async function replaceLines({ tx, session: { businessId } }: CommandContext, orders: NewLines[]): Promise<Map<string, Replaced>> {
  if (orders.length === 0) return new Map();
  const stored = await tx.webOrderLine.findMany({
    where: { businessId, webOrderId: { in: orders.map(({ webOrderId }) => webOrderId) } }, orderBy: { position: 'asc' },
  });
  const storedOf = Map.groupBy(stored, ({ webOrderId }) => webOrderId);
  const written = orders.map(({ webOrderId, lines }) => {
    const old = storedOf.get(webOrderId) ?? [];
    const kept = new Map(old.map((line) => [line.wooLineId, line]));
    const rows = lines.map((line) => {
      const before = kept.get(line.wooLineId);
      const { id = uuidv7(), refundedQuantity = 0, refundedPoisha = 0n } = before ?? {};
      kept.delete(line.wooLineId);
      return { businessId, webOrderId, id, refundedQuantity, refundedPoisha, ...line, ...(before && lostProduct(line, before)) };
    });
    const isSame = rows.length === old.length && rows.every((row, index) => isStored(row, old[index]!));
    return { webOrderId, rows, isSame, unmappedCount: countUnmapped(rows), linesBefore: linesText(old) };
  });
  const changed = written.filter(({ isSame }) => !isSame);
  if (changed.length > 0) {
    await tx.webOrderLine.deleteMany({ where: { businessId, webOrderId: { in: changed.map(({ webOrderId }) => webOrderId) } } });
    await insertRows(tx, 'WebOrderLine', changed.flatMap(({ rows }) => rows));
  }
  return new Map(written.map(({ webOrderId, unmappedCount, linesBefore, isSame }) =>
    [webOrderId, { unmappedCount, linesBefore, isSame, gone: isSame ? [] : storedOf.get(webOrderId) ?? [] }]));
}

/**
 * A product that is deleted in the shop for good loses its ids and its SKU in the orders that have it: the line stands for
 * what it stood for.
 */
const lostProduct = (line: MappedLine, before: MappedLine): Mapping | undefined =>
  (line.wooProductId === 0 && isUnmapped(line) && line.name === before.name && line.details === before.details
    ? { variantId: before.variantId, sendsNothing: before.sendsNothing } : undefined);

const isStored = <Row extends object>(row: Row, stored: Row): boolean =>
  (Object.keys(row) as (keyof Row)[]).every((column) => row[column] === stored[column]);
