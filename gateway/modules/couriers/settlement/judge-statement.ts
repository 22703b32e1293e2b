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

/** What every line of a statement means, in its order. */
export async function judgeStatement<Line extends PaidLine & { orderId?: string | null }>(
  tx: Tx, courier: Courier, lines: readonly Line[],
): Promise<JudgedLine<Line>[]> {
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const orders = await findOrders(tx, businessId, { courierId, lines });
  const match = matcher(orders, (number) => orderCode(orderPrefix, number));
  const seen = new Set<string>();
  return lines.map((line) => {
    const order = match.named(line);
    const isRepeated = order !== null && seen.has(order.id);
    if (order) seen.add(order.id);
    return { line, order, suggested: order ? null : match.suggested(line), ...judgeLine(line, order, { terms: courier, isRepeated }) };
  });
}
