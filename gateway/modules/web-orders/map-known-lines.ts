import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import { countUnmapped } from './apply-shop-order.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { mapItems } from './map-items.ts';

/** Maps the lines of an order whose products were added after it arrived. Saves and returns the new mappings. */
export async function mapKnownLines({ tx }: CommandContext, order: WebOrderWithLines): Promise<WebOrderWithLines> {
  if (countUnmapped(order.lines) === 0) return order;
  const variants = await mapItems(tx, order, order.lines);
  const lines = order.lines.map((line, index) => ({ ...line, variantId: line.variantId ?? variants[index] ?? null }));
  const mapped = lines.filter(({ variantId }, index) => variantId !== order.lines[index]!.variantId);
  await tx.$executeRaw`
    UPDATE "WebOrderLine" l SET "variantId" = m."variantId"
    FROM json_to_recordset(${toJson(mapped.map(({ id, variantId }) => ({ id, variantId })))}::json)
      AS m ("id" uuid, "variantId" uuid)
    WHERE l."businessId" = ${order.businessId}::uuid AND l."id" = m."id"`;
  return { ...order, lines };
}
