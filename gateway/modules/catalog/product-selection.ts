import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { whereOf } from '../../list-query/list-query.ts';
import { MAX_ROWS } from '../bulk-jobs/start-bulk-job.ts';
import { productListQuery } from './product-list-query.ts';

const MAX_CHOSEN = 1_000;

/** The products of a bulk job: chosen ids, or all that match a list's filter. */
export const selection = {
  products: z.array(idOf('Product')).min(1).max(MAX_CHOSEN).optional().describe('Those that were chosen.'),
  filter: productListQuery.filter.optional().describe('All products that a list with this filter shows, where none are chosen.'),
};

export interface Selection {
  products?: string[];
  filter?: z.output<typeof productListQuery.filter>;
}

/**
 * The condition that the selected products meet. Throws NotFoundError when a chosen one does not exist,
 * ValidationError when nothing says which ones.
 */
export async function selectedWhere({ tx, session }: CommandContext, { products, filter }: Selection): Promise<Prisma.ProductWhereInput> {
  if (!products) {
    if (!filter) throw new ValidationError('Choose products, or give a filter');
    session.assertCan(productListQuery.permission);
    return whereOf(productListQuery, session, filter, tx);
  }
  const ids = [...new Set(products)];
  const where = { businessId: session.businessId, id: { in: ids } };
  if (await tx.product.count({ where }) !== ids.length) throw new NotFoundError('Product');
  return where;
}

/** The selected products by name. Throws NotFoundError, ValidationError for none or too many. */
export async function selectedProducts(context: CommandContext, chosen: Selection): Promise<{ id: string; name: string }[]> {
  const found = await context.tx.product.findMany({
    where: await selectedWhere(context, chosen), select: { id: true, name: true }, orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: MAX_ROWS + 1,
  });
  if (found.length > MAX_ROWS) throw new ValidationError(msg('At most {{limit}} rows at once', { limit: MAX_ROWS }));
  return found;
}
