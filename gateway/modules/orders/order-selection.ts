import { z } from 'zod';
import { orderCode } from '../../../schema/rules/order-code.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { OrderStatus } from '../../db/generated/client/enums.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { whereOf } from '../../list-query/list-query.ts';
import { MAX_ROWS } from '../bulk-jobs/start-bulk-job.ts';
import { orderListQuery } from './order-list-query.ts';

const MAX_CHOSEN = 1_000;

/** The orders of a bulk job: chosen ids, or all that match a list's filter. */
export const selection = {
  orders: z.array(idOf('Order')).max(MAX_CHOSEN).optional().describe('Those that were chosen.'),
  filter: orderListQuery.filter.optional().describe('All orders that a list with this filter shows, where none are chosen.'),
};

export interface Selection {
  orders?: string[];
  filter?: z.output<typeof orderListQuery.filter>;
}

export interface SelectedOrder {
  id: string;
  status: OrderStatus;
  /** Its number with the prefix of the business: 'NG-1024'. */
  code: string;
}

/** The selected orders, the oldest first. Throws NotFoundError, ValidationError for none or too many. */
export async function selectedOrders({ tx, session }: CommandContext, { orders, filter }: Selection): Promise<SelectedOrder[]> {
  if (!orders && !filter) throw new ValidationError('Choose orders, or give a filter');
  if (!orders) session.assertCan(orderListQuery.permission);
  const where = orders ? { businessId: session.businessId, id: { in: orders } } : await whereOf(orderListQuery, session, filter!, tx);
  const rows = await tx.order.findMany({
    where, select: { id: true, number: true, status: true }, orderBy: { number: 'asc' }, take: MAX_ROWS + 1,
  });
  if (orders && rows.length !== new Set(orders).size) throw new NotFoundError('Order');
  if (rows.length > MAX_ROWS) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_ROWS }));
  const prefix = session.business?.orderPrefix ?? '';
  return rows.map(({ id, number, status }) => ({ id, status, code: orderCode(prefix, number) }));
}
