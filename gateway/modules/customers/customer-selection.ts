import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { whereOf } from '../../list-query/list-query.ts';
import { MAX_ROWS } from '../bulk-jobs/start-bulk-job.ts';
import { customerListQuery } from './customer-list-query.ts';

const MAX_CHOSEN = 1_000;

/** The customers of a bulk job: chosen ids, or all that match a list's filter. */
export const selection = {
  customers: z.array(idOf('Customer')).min(1).max(MAX_CHOSEN).optional().describe('Those that were chosen.'),
  filter: customerListQuery.filter.optional().describe('All customers that a list with this filter shows, where none are chosen.'),
};

export interface Selection {
  customers?: string[];
  filter?: z.output<typeof customerListQuery.filter>;
}

export interface SelectedCustomer {
  id: string;
  name: string;
  phone: string;
  /** With their other numbers. */
  merged: { phone: string }[];
}

/** The selected customers, whoever ordered last first. Throws NotFoundError, ValidationError for none or too many. */
export async function selectedCustomers({ tx, session }: CommandContext, { customers, filter }: Selection): Promise<SelectedCustomer[]> {
  if (!customers && !filter) throw new ValidationError('Choose customers, or give a filter');
  if (!customers) session.assertCan(customerListQuery.permission);
  const where = customers ? { businessId: session.businessId, id: { in: customers }, mergedIntoId: null } : await whereOf(customerListQuery, session, filter!, tx);
  const rows = await tx.customer.findMany({
    where, select: { id: true, name: true, phone: true, merged: { select: { phone: true } } }, orderBy: [{ lastOrderAt: 'desc' }, { id: 'desc' }], take: MAX_ROWS + 1,
  });
  if (customers && rows.length !== new Set(customers).size) throw new NotFoundError('Customer');
  if (rows.length > MAX_ROWS) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_ROWS }));
  return rows;
}
