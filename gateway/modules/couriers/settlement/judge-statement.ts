import { orderCode } from '../../../../schema/rules/order-code.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { findOrders, matcher, type FoundOrder } from './find-orders.ts';
import { judgeLine, type Judged, type PaidLine } from './judge-line.ts';

export interface JudgedLine<Line extends PaidLine> extends Judged {
  line: Line;
  order: FoundOrder | null;
  suggested: FoundOrder | null;
}

/** What somebody has said of a line. */
interface Decided {
  orderId: string | null;
  isChosen: boolean;
  restComes: boolean;
}

/** What lines of a statement mean, in their order; `named` are orders that earlier lines of it are for. */
export async function judgeStatement<Line extends PaidLine & Partial<Decided>>(
  tx: Tx, courier: Courier, lines: readonly Line[], named: readonly string[] = [],
): Promise<JudgedLine<Line>[]> {
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const chosen = lines.flatMap(({ isChosen, orderId }) => (isChosen && orderId ? [orderId] : []));
  const orders = await findOrders(tx, businessId, { courierId, lines, chosen });
  const byId = new Map(orders.map((order) => [order.id, order]));
  const match = matcher(orders, (number) => orderCode(orderPrefix, number));
  const seen = new Set(named);
  return lines.map((line) => {
    const order = line.isChosen && line.orderId ? (byId.get(line.orderId) ?? null) : match.named(line);
    const isRepeated = order !== null && seen.has(order.id);
    if (order) seen.add(order.id);
    return { line, order, suggested: order ? null : match.suggested(line), ...judgeLine(line, order, { terms: courier, isRepeated, restComes: line.restComes }) };
  });
}
