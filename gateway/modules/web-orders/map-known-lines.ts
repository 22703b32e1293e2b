import type { CommandContext } from '../../commands/command.ts';
import { toJson } from '../../db/json-rows.ts';
import type { WebOrderWithLines } from './decide-web-order.ts';
import { countUnmapped, isUnmapped, mapItems } from './map-items.ts';

/** Maps the lines of an order whose products were added after it arrived. Saves and returns the new mappings. */
export async function mapKnownLines({ tx }: CommandContext, order: WebOrderWithLines): Promise<WebOrderWithLines> {
  if (countUnmapped(order.lines) === 0) return order;
  const mappings = await mapItems(tx, order, order.lines);
  const lines = order.lines.map((line, index) => ({ ...line, ...(isUnmapped(line) && mappings[index]) }));
  const mapped = lines.filter((line, index) => isUnmapped(order.lines[index]!) && !isUnmapped(line));
  await tx.$executeRaw`
    UPDATE "WebOrderLine" l SET "variantId" = m."variantId", "sendsNothing" = m."sendsNothing"
    FROM json_to_recordset(${toJson(mapped.map(({ id, variantId, sendsNothing }) => ({ id, variantId, sendsNothing })))}::json)
      AS m ("id" uuid, "variantId" uuid, "sendsNothing" boolean)
    WHERE l."businessId" = ${order.businessId}::uuid AND l."id" = m."id"`;
  return { ...order, lines };
}
