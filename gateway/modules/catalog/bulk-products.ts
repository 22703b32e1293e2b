import { msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { archiveProduct, restoreProduct } from './archive-product.ts';
import { assertCategoryAndBrand } from './assert-category-and-brand.ts';
import { selectedProducts, selection, type Selection } from './product-selection.ts';

const MAX_UNITS = 1_000_000;

/** A row for each of the selected products, with what is the same for all. */
async function rowsOf(context: CommandContext, chosen: Selection, facts: object) {
  const found = await selectedProducts(context, chosen);
  return found.map(({ id, name }) => ({ label: name, input: { id, ...facts } }));
}

const changedSince = () => new PreconditionError('CHANGED_SINCE', 'Somebody has changed it since');

const status = z.enum(['ACTIVE', 'ARCHIVED']);

async function setStatus(context: CommandContext, id: string, to: z.output<typeof status>) {
  await (to === 'ARCHIVED' ? archiveProduct : restoreProduct).run(context, { id });
}

async function statusOf({ tx, session: { businessId } }: CommandContext, id: string) {
  await lockRow(tx, 'Product', businessId, id);
  const found = await tx.product.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { status: true } });
  return found.status;
}

/** Archives products, or restores them. */
export const statusKind = defineBulkKind({
  name: 'catalog.status',
  permission: 'product',
  row: z.object({ id: z.uuid(), status }),
  run: async (context, { id, status: to }) => {
    const before = await statusOf(context, id);
    if (before === to) return { status: 'SKIPPED', message: to === 'ARCHIVED' ? msg('It is archived already') : msg('It is not archived') };
    await setStatus(context, id, to);
    return { status: 'OK', before: { status: before } };
  },
  undo: async (context, { id, status: to }, before) => {
    if (await statusOf(context, id) !== to) throw changedSince();
    await setStatus(context, id, z.object({ status }).parse(before).status);
    return { status: 'OK' };
  },
});

async function setCategory(context: CommandContext, id: string, { to, expected }: { to: string | null; expected?: string | null }) {
  const { tx, session: { businessId }, audit } = context;
  await lockRow(tx, 'Product', businessId, id);
  const where = { businessId_id: { businessId, id } };
  const { categoryId: before } = await tx.product.findUniqueOrThrow({ where, select: { categoryId: true } });
  if (expected !== undefined && before !== expected) throw changedSince();
  if (before === to) return null;
  await assertCategoryAndBrand(tx, businessId, { category: to ?? undefined });
  await tx.product.update({ where, data: { categoryId: to, version: { increment: 1 } }, select: { id: true } });
  const category = to && (await tx.category.findUniqueOrThrow({ where: { businessId_id: { businessId, id: to } }, select: { name: true } })).name;
  await audit({
    entity: ['Product', id], summary: category ? msg('Category {{category}}', { category }) : msg('Taken out of its category'), before: { categoryId: before }, after: { categoryId: to },
  });
  return { categoryId: before };
}

/** Moves products to a category, or to none. */
export const categoryKind = defineBulkKind({
  name: 'catalog.category',
  permission: 'product',
  row: z.object({ id: z.uuid(), category: z.uuid().nullable() }),
  run: async (context, { id, category }) => {
    const before = await setCategory(context, id, { to: category });
    return before ? { status: 'OK', before } : { status: 'SKIPPED', message: msg('It stands there already') };
  },
  undo: async (context, { id, category }, before) => {
    const { categoryId } = z.object({ categoryId: z.uuid().nullable() }).parse(before);
    await setCategory(context, id, { to: categoryId, expected: category });
    return { status: 'OK' };
  },
});

const levels = z.object({ levels: z.array(z.object({ id: z.uuid(), level: z.int().nullable() })) });

/** Sets the low-stock level of all variants of products; null for no level. */
export const lowLevelKind = defineBulkKind({
  name: 'catalog.lowLevel',
  permission: 'product',
  row: z.object({ id: z.uuid(), level: z.int().nullable() }),
  run: async (context, { id, level }) => {
    const before = (await levelsOf(context, id)).filter((variant) => variant.level !== level);
    if (before.length === 0) return { status: 'SKIPPED', message: msg('It is so already') };
    await setLevels(context, id, before.map((variant) => ({ ...variant, level })));
    return { status: 'OK', before: { levels: before } };
  },
  undo: async (context, { id, level }, before) => {
    const earlier = levels.parse(before).levels;
    const now = await levelsOf(context, id);
    if (earlier.some((variant) => now.find((one) => one.id === variant.id)?.level !== level)) throw changedSince();
    await setLevels(context, id, earlier);
    return { status: 'OK' };
  },
});

interface Level {
  id: string;
  level: number | null;
}

async function levelsOf({ tx, session: { businessId } }: CommandContext, productId: string): Promise<Level[]> {
  await lockRow(tx, 'Product', businessId, productId);
  const variants = await tx.variant.findMany({
    where: { businessId, productId, isBundle: false }, select: { id: true, lowStockLevel: true }, orderBy: { id: 'asc' },
  });
  return variants.map(({ id, lowStockLevel }) => ({ id, level: lowStockLevel }));
}

async function setLevels({ tx, session: { businessId }, audit }: CommandContext, productId: string, to: readonly Level[]) {
  for (const { id, level } of to) {
    await tx.variant.update({ where: { businessId_id: { businessId, id } }, data: { lowStockLevel: level }, select: { id: true } });
  }
  await tx.product.update({ where: { businessId_id: { businessId, id: productId } }, data: { version: { increment: 1 } }, select: { id: true } });
  const chosen = [...new Set(to.map(({ level }) => level).filter((level) => level !== null))].join(', ');
  const summary = chosen ? msg('Low on stock at {{levels}}', { levels: chosen }) : msg('Never low on stock');
  await audit({ entity: ['Product', productId], summary, after: { levels: to } });
}

export const archiveProducts = defineCommand({
  name: 'catalog.archiveProducts',
  permission: 'product',
  input: z.object(selection),
  run: async (context, chosen) =>
    startBulkJob(context, statusKind, { title: msg('Archive products'), rows: await rowsOf(context, chosen, { status: 'ARCHIVED' }) }),
});

export const restoreProducts = defineCommand({
  name: 'catalog.restoreProducts',
  permission: 'product',
  input: z.object(selection),
  run: async (context, chosen) =>
    startBulkJob(context, statusKind, { title: msg('Restore products'), rows: await rowsOf(context, chosen, { status: 'ACTIVE' }) }),
});

export const categorizeProducts = defineCommand({
  name: 'catalog.categorizeProducts',
  permission: 'product',
  input: z.object({ ...selection, category: idOf('Category').optional().describe('None when left out.') }),
  run: async (context, { category = null, ...chosen }) => {
    const { tx, session: { businessId } } = context;
    const rows = await rowsOf(context, chosen, { category });
    await assertCategoryAndBrand(tx, businessId, { category: category ?? undefined });
    return startBulkJob(context, categoryKind, { title: msg('Change category'), rows });
  },
});

export const setLowStockLevels = defineCommand({
  name: 'catalog.setLowStockLevels',
  permission: 'product',
  input: z.object({
    ...selection,
    level: z.int().min(0).max(MAX_UNITS).optional().describe('Available pieces at or below which it is low; never when left out.'),
  }),
  run: async (context, { level = null, ...chosen }) => {
    const title = level === null ? msg('No low stock level') : msg('Low stock level {{level}}', { level });
    return startBulkJob(context, lowLevelKind, { title, rows: await rowsOf(context, chosen, { level }) });
  },
});
