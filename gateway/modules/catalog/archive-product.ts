import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { claimUsage, releaseUsage } from '../business/usage.ts';

const input = z.object({ id: idOf('Product') });

async function setStatus(context: CommandContext, id: string, status: 'ACTIVE' | 'ARCHIVED'): Promise<{ id: string }> {
  const { tx, session, audit } = context;
  const { businessId } = session;
  await lockRow(tx, 'Product', businessId, id);
  const where = { businessId_id: { businessId, id } };
  const { status: before, name } = await tx.product.findUniqueOrThrow({ where, select: { status: true, name: true } });
  if (before === status) return { id };
  await tx.product.update({ where, data: { status, version: { increment: 1 } }, select: { id: true } });
  if (status === 'ACTIVE') await claimUsage(tx, businessId, 'product');
  else await releaseUsage(tx, businessId, 'product');
  const summary = status === 'ACTIVE' ? msg('Restored {{name}}', { name }) : msg('Archived {{name}}', { name });
  await audit({ entity: ['Product', id], summary, before: { status: before }, after: { status } });
  return { id };
}

/** Takes a product off sale; it no longer counts against the package. Its stock, orders and history stay. */
export const archiveProduct = defineCommand({
  name: 'catalog.archiveProduct', permission: 'product', input, run: (context, { id }) => setStatus(context, id, 'ARCHIVED'),
});

/** Offers an archived product again, if the package allows one more. */
export const restoreProduct = defineCommand({
  name: 'catalog.restoreProduct', permission: 'product', input, run: (context, { id }) => setStatus(context, id, 'ACTIVE'),
});
