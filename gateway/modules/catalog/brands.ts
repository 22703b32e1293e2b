import { v7 as uuidv7 } from 'uuid';
import { msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import type { Session } from '../../session/session.ts';
import { handOverProducts } from './hand-over-products.ts';

const MAX_BRANDS = 2_000;

/** All brands of the business, by name. */
export const brandsOf = ({ businessId }: Session) =>
  ({ where: { businessId }, orderBy: [{ name: 'asc' }, { id: 'asc' }], take: MAX_BRANDS }) satisfies Prisma.BrandFindManyArgs;

/** Serialises new and renamed brands: no name is taken twice, and two new ones count one after the other. */
const lockBrands = (tx: Tx, businessId: string) => lockName(tx, `brands:${businessId}`);

async function assertFree({ tx, session: { businessId } }: CommandContext, name: string, except?: string): Promise<void> {
  await lockBrands(tx, businessId);
  const same = await tx.brand.findFirst({
    where: { businessId, ...sameName(name), ...(except && { id: { not: except } }) },
    select: { id: true },
  });
  if (same) throw new ValidationError(msg('{{name}} is there already', { name }), [{ field: 'name', message: 'There already' }]);
}

async function assertRoom({ tx, session: { businessId } }: CommandContext): Promise<void> {
  await lockBrands(tx, businessId);
  if (await tx.brand.count({ where: { businessId } }) >= MAX_BRANDS) {
    throw new PreconditionError('TOO_MANY', msg('At most {{limit}} brands', { limit: MAX_BRANDS }));
  }
}

export const createBrand = defineCommand({
  name: 'catalog.createBrand',
  permission: 'product',
  input: z.object({ name: requiredText(80) }),
  run: async (context, { name }) => {
    const { tx, session, audit } = context;
    await assertRoom(context);
    await assertFree(context, name);
    const id = uuidv7();
    await tx.brand.create({ data: { businessId: session.businessId, id, name }, select: { id: true } });
    await audit({ entity: ['Brand', id], summary: msg('Added the brand {{name}}', { name }), after: { name } });
    return { id };
  },
});

export const renameBrand = defineCommand({
  name: 'catalog.renameBrand',
  permission: 'product',
  input: z.object({ id: idOf('Brand'), version: version(), name: requiredText(80) }),
  run: async (context, { id, version: read, name }) => {
    const { tx, session: { businessId }, audit } = context;
    await lockRow(tx, 'Brand', businessId, id, read);
    await assertFree(context, name, id);
    const where = { businessId_id: { businessId, id } };
    const { name: before } = await tx.brand.findUniqueOrThrow({ where, select: { name: true } });
    await tx.brand.update({ where, data: { name, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Brand', id], summary: msg('Renamed {{before}} to {{name}}', { before, name }), before: { name: before }, after: { name } });
    return { id };
  },
});

/** Removes a brand; its products get another brand, or none. Merging two brands is the same command. */
export const removeBrand = defineCommand({
  name: 'catalog.removeBrand',
  permission: 'product',
  input: z.object({
    id: idOf('Brand'),
    into: idOf('Brand').optional().describe('The brand of its products from now on; none when left out.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { id, into }) => {
    if (into === id) throw new ValidationError('Choose another brand', [{ field: 'into', message: 'The same brand' }]);
    // In key order, like every command that locks several rows.
    for (const one of [id, ...(into ? [into] : [])].toSorted()) await lockRow(tx, 'Brand', businessId, one);
    const nameOf = async (one: string) =>
      (await tx.brand.findUniqueOrThrow({ where: { businessId_id: { businessId, id: one } }, select: { name: true } })).name;
    const name = await nameOf(id);
    await handOverProducts(tx, businessId, 'Brand', { id, into: into ?? null });
    await tx.brand.delete({ where: { businessId_id: { businessId, id } }, select: { id: true } });
    const summary = into ? msg('Merged {{name}} into {{target}}', { name, target: await nameOf(into) }) : msg('Removed the brand {{name}}', { name });
    await audit({ entity: ['Brand', into ?? id], summary, before: { id, name } });
    return { id };
  },
});
