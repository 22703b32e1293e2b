import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { db, Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
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

const READ = {
  select: { id: true, name: true, phone: true, merged: { select: { phone: true } } }, orderBy: [{ lastOrderAt: 'desc' }, { id: 'desc' }],
} satisfies Prisma.CustomerFindManyArgs;

/** These customers, whoever ordered last first. Throws NotFoundError where one does not exist, or was merged into another one. */
export async function chosenCustomers(client: Tx | typeof db, businessId: string, ids: string[]): Promise<SelectedCustomer[]> {
  const rows = await client.customer.findMany({ ...READ, where: { businessId, id: { in: ids }, mergedIntoId: null } });
  if (rows.length !== new Set(ids).size) throw new NotFoundError('Customer');
  return rows;
}

/** The selected customers, whoever ordered last first. Throws NotFoundError, ValidationError for none or too many. */
export async function selectedCustomers({ tx, session }: CommandContext, { customers, filter }: Selection): Promise<SelectedCustomer[]> {
  if (customers) return chosenCustomers(tx, session.businessId, customers);
  if (!filter) throw new ValidationError('Choose customers, or give a filter');
  session.assertCan(customerListQuery.permission);
  const rows = await tx.customer.findMany({ ...READ, where: await whereOf(customerListQuery, session, filter, tx), take: MAX_ROWS + 1 });
  if (rows.length > MAX_ROWS) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_ROWS }));
  return rows;
}
