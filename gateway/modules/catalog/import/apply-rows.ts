import { msg, type Message, type MessageKey } from '../../../../schema/rules/message.ts';
import { v7 as uuidv7 } from 'uuid';
import type { CommandContext } from '../../../commands/command.ts';
import type { Tx } from '../../../db/client.ts';
import { ValidationError } from '../../../errors.ts';
import type { RowOutcome } from '../../bulk-jobs/bulk-kind.ts';
import { addVariants } from '../add-variants.ts';
import { archiveProduct, restoreProduct } from '../archive-product.ts';
import { createBrand } from '../brands.ts';
import { createCategory } from '../categories.ts';
import { createProduct } from '../create-product.ts';
import { joinMessages } from '../product-changes.ts';
import { MAX_VARIANTS } from '../variant-input.ts';
import { catalogueFacts, comparable, findCategory, pathParts, type CatalogueFacts } from './catalogue-facts.ts';
import { planRows, TOO_MANY_VARIANTS, type FieldChange, type PlannedRow } from './plan-rows.ts';
import type { ProductField } from './product-fields.ts';
import type { ProductRow } from './product-row.ts';

/**
 * Applies rows to the catalogue, compared with its current state: a row that was already applied, or changes nothing any
 * more, is skipped. New variants of one product are added groupRows. Throws ValidationError when a row cannot be applied;
 * the caller must then roll back.
 */
export async function applyProductRows(context: CommandContext, rows: readonly ProductRow[]): Promise<RowOutcome[]> {
  const { tx, session: { businessId } } = context;
  const facts = await catalogueFacts(tx, businessId, rows);
  const planned = planRows(rows.map((row, number) => ({ number, row, problems: [] })), facts);
  const problem = planned.flatMap(({ problems }) => problems)[0];
  if (problem) throw new ValidationError(problem.message);
  await lockProducts(tx, businessId, planned.flatMap(({ action, productId }) => (action === 'SAME' || !productId ? [] : [productId])));
  for (const group of groupRows(planned)) {
    const [first] = group as [PlannedRow];
    const assigned: CategoryAndBrand = {};
    for (const row of group) Object.assign(assigned, await assignedBy(context, row, facts));
    if (first.action === 'CREATE') await create(context, group, assigned);
    else if (first.action === 'ADD') await add(context, group, assigned);
    else await change(context, first, assigned);
  }
  return planned.map(({ action }) => (action === 'SAME' ? { status: 'SKIPPED', message: msg('It is so already') } : { status: 'OK' }));
}

/** In key order, like every command that locks several rows. */
async function lockProducts(tx: Tx, businessId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.$executeRaw`SELECT 1 FROM "Product" WHERE "businessId" = ${businessId}::uuid AND "id" = ANY(${[...new Set(ids)]}::uuid[])
    ORDER BY "id" FOR NO KEY UPDATE`;
}

/** The rows that change something: new variants of one product as a group, at the position of the first; every other row alone. */
function groupRows(planned: readonly PlannedRow[]): PlannedRow[][] {
  const groups = Map.groupBy(planned.filter(({ action }) => action !== 'SAME'), ({ action, number, productId, row }) =>
    (action === 'CHANGE' ? number : (productId ?? comparable(row.PRODUCT!))));
  return [...groups.values()];
}

/** The product's category and brand; a column is left out when the row does not change it. */
interface CategoryAndBrand {
  categoryId?: string | null;
  brandId?: string | null;
}

async function assignedBy(context: CommandContext, { row, changes }: PlannedRow, facts: CatalogueFacts): Promise<CategoryAndBrand> {
  const assigned: CategoryAndBrand = {};
  const changed = (field: FieldChange['field']) => changes.some((one) => one.field === field);
  if (row.CATEGORY !== undefined && changed('CATEGORY')) {
    assigned.categoryId = row.CATEGORY === null ? null : (findCategory(facts.categories, row.CATEGORY) ?? await makeCategory(context, row.CATEGORY));
  }
  if (row.BRAND !== undefined && changed('BRAND')) {
    const { BRAND } = row;
    const known = BRAND === null ? null : facts.brands.find(({ name }) => comparable(name) === comparable(BRAND))?.id;
    assigned.brandId = known ?? (BRAND === null ? null : await makeBrand(context, BRAND, facts));
  }
  return assigned;
}

/** Also added to the facts, because a later row may name the brand. */
async function makeBrand(context: CommandContext, name: string, facts: CatalogueFacts): Promise<string> {
  const { id } = await createBrand.run(context, { name });
  facts.brands.push({ id, name });
  return id;
}

async function makeCategory(context: CommandContext, path: string): Promise<string | null> {
  const { tx, session: { businessId } } = context;
  let parent: string | undefined;
  for (const part of pathParts(path)) {
    const siblings = await tx.category.findMany({ where: { businessId, parentId: parent ?? null }, select: { id: true, name: true } });
    const known = siblings.find(({ name }) => comparable(name) === comparable(part));
    parent = known?.id ?? (await createCategory.run(context, { name: part.slice(0, 80), parent })).id;
  }
  return parent ?? null;
}

const newVariant = (row: ProductRow) => ({
  name: row.VARIANT ?? '', sku: row.SKU!, barcode: row.BARCODE ?? undefined, price: row.PRICE!, salePrice: row.SALE_PRICE ?? undefined,
  weightGrams: row.WEIGHT ?? undefined, lowStockLevel: row.LOW_STOCK_LEVEL ?? undefined,
  openingStock: row.OPENING_STOCK ?? 0, openingCost: row.OPENING_STOCK ? (row.OPENING_COST ?? 0n) : 0n,
});

async function create(context: CommandContext, group: readonly PlannedRow[], { categoryId, brandId }: CategoryAndBrand): Promise<void> {
  const { row } = group[0]!;
  const { id } = await createProduct.run(context, {
    name: row.PRODUCT!, description: row.DESCRIPTION ?? '', category: categoryId ?? undefined, brand: brandId ?? undefined,
    allowsPreorder: row.PREORDER ?? false, options: [], variants: group.map((one) => newVariant(one.row)),
    // The preview has named the rows without a cost.
    allowsZeroCost: true,
  });
  if (row.STATUS === 'ARCHIVED') await archiveProduct.run(context, { id });
}

async function add(context: CommandContext, group: readonly PlannedRow[], assigned: CategoryAndBrand): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const productId = group[0]!.productId!;
  const count = await tx.variant.count({ where: { businessId, productId } });
  // Others may have come since the rows were compared: the product was locked afterwards.
  if (count + group.length > MAX_VARIANTS) throw new ValidationError(TOO_MANY_VARIANTS);
  const variants = group.map(({ row }, index) => ({ ...newVariant(row), position: count + index }));
  await addVariants(context, { productId, causeId: uuidv7(), variants });
  await updateProduct(context, productId, assigned);
  for (const { label, row } of group) {
    await audit({ entity: ['Product', productId], summary: msg('Added {{label}} by an import', { label }), after: row });
  }
}

async function change(context: CommandContext, { row, variant, changes }: PlannedRow, assigned: CategoryAndBrand): Promise<void> {
  const { tx, session: { businessId }, audit } = context;
  const { id, productId: product, sku } = variant!;
  const changed = new Set(changes.map(({ field }) => field));
  const saleGoes = changed.has('SALE_PRICE') && row.SALE_PRICE === undefined;
  await tx.variant.update({
    where: { businessId_id: { businessId, id } },
    data: {
      name: row.VARIANT, barcode: row.BARCODE, pricePoisha: row.PRICE, salePricePoisha: saleGoes ? null : row.SALE_PRICE,
      weightGrams: row.WEIGHT, lowStockLevel: row.LOW_STOCK_LEVEL,
    },
    select: { id: true },
  });
  await updateProduct(context, product, {
    ...assigned, name: row.PRODUCT, description: row.DESCRIPTION === null ? '' : row.DESCRIPTION, allowsPreorder: row.PREORDER,
  });
  await audit({
    entity: ['Product', product], summary: joinMessages([msg('Imported {{sku}}', { sku }), ...changes.map(changeText)])!,
    before: Object.fromEntries(changes.map(({ field, before }) => [field, before])),
    after: Object.fromEntries(changes.map(({ field, after }) => [field, after])),
  });
  if (row.STATUS && changed.has('STATUS')) {
    await (row.STATUS === 'ARCHIVED' ? archiveProduct : restoreProduct).run(context, { id: product });
  }
}

const FIELD_NAMES: Record<ProductField, MessageKey> = {
  PRODUCT: msg('Product name'), VARIANT: msg('Variant'), SKU: msg('SKU'), BARCODE: msg('Barcode'), PRICE: msg('Price'),
  SALE_PRICE: msg('Sale price'), CATEGORY: msg('Category'), BRAND: msg('Brand'), DESCRIPTION: msg('Description'),
  WEIGHT: msg('Weight in grams'), LOW_STOCK_LEVEL: msg('Low at'), PREORDER: msg('Preorder'), STATUS: msg('Status'),
  OPENING_STOCK: msg('Opening stock'), OPENING_COST: msg('Cost'),
};

/** 'Price: ৳100 to ৳120'; for a description, which may be long, only that it changed. */
function changeText({ field, before, after }: FieldChange): Message {
  if (field === 'DESCRIPTION') return msg('Changed the description');
  return msg('{{field}}: {{before}} to {{after}}', { field: FIELD_NAMES[field], before: before || msg('none'), after: after || msg('none') });
}

interface ProductColumns extends CategoryAndBrand {
  name?: string;
  description?: string;
  allowsPreorder?: boolean;
}

const updateProduct = ({ tx, session: { businessId } }: CommandContext, id: string, data: ProductColumns) =>
  tx.product.update({ where: { businessId_id: { businessId, id } }, data: { ...data, version: { increment: 1 } }, select: { id: true } });
