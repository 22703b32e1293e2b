import { msg } from '../../../../schema/rules/message.ts';
import { formatTaka } from '../../../../schema/rules/format.ts';
import { poishaToTaka, type Poisha } from '../../../../schema/rules/money.ts';
import { asciiDigits } from '../../../../schema/rules/phone.ts';
import { skuBase, skuPart, uniqueSku } from '../../../../schema/rules/sku.ts';
import type { FieldProblem } from '../../../import/read-row.ts';
import { plainName } from '../../../list-query/like-text.ts';
import { MAX_VARIANTS } from '../variant-input.ts';
import { categoryPath, comparable, findCategory, type CatalogueFacts, type KnownVariant } from './catalogue-facts.ts';
import { SHARED_FIELDS, type ProductField } from './product-fields.ts';
import type { ProductRow } from './product-row.ts';

export type PlannedAction = 'CREATE' | 'ADD' | 'CHANGE' | 'SAME' | 'WRONG';

export interface FieldChange {
  field: ProductField;
  /** As shown to people; '' for no value. */
  before: string;
  after: string;
}

/** What a row would change in the current catalogue. */
export interface PlannedRow {
  number: number;
  label: string;
  action: PlannedAction;
  changes: FieldChange[];
  problems: FieldProblem<ProductField>[];
  /** With the proposed SKU when the file has none. */
  row: ProductRow;
  /** The variant that the row changes; null for a new one. */
  variant: KnownVariant | null;
  /** The product that gets the new variant; null for a product created by an earlier row. */
  productId: string | null;
}

export interface ReadRow {
  number: number;
  row: ProductRow;
  problems: FieldProblem<ProductField>[];
}

/** A product that rows refer to; it may have been created by an earlier row. */
interface KnownProduct {
  id: string | null;
  isBundle: boolean;
  names: Set<string>;
}

export const TOO_MANY_VARIANTS = msg('A product has at most {{limit}} variants', { limit: MAX_VARIANTS });

const named = (product: string, variant: string) => `${comparable(product)}\n${comparable(variant)}`;

const display = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  return typeof value === 'bigint' ? formatTaka(poishaToTaka(value)) : String(value);
};

/** Compares rows with the catalogue one after the other, in the order in which they would be applied. Writes nothing. */
export function planRows(rows: readonly ReadRow[], facts: CatalogueFacts): PlannedRow[] {
  const planner = new Planner({ ...facts, skus: [...facts.skus, ...rows.flatMap(({ row: { SKU } }) => SKU?.toLowerCase() ?? [])] });
  return rows.map((row) => planner.plan(row));
}

class Planner {
  private readonly facts: CatalogueFacts;
  private readonly bySku = new Map<string, KnownVariant>();
  private readonly byNames = new Map<string, KnownVariant[]>();
  private readonly byBarcode = new Map<string, string>();
  private readonly products = new Map<string, KnownProduct[]>();
  private readonly productsById = new Map<string, KnownProduct>();
  private readonly takenSkus: Set<string>;
  /** The row number of each SKU in the file, and the values that the first row of a product sets for all its variants. */
  private readonly rowOfSku = new Map<string, number>();
  private readonly sharedBy = new Map<string, ReadRow>();
  private readonly lastNumbers = new Map<string, number>();

  constructor(facts: CatalogueFacts) {
    this.facts = facts;
    this.takenSkus = new Set(facts.skus);
    for (const variant of facts.variants) {
      this.bySku.set(plainName(variant.sku), variant);
      if (variant.barcode) this.byBarcode.set(variant.barcode, variant.sku.toLowerCase());
      const key = named(variant.product, variant.name);
      this.byNames.set(key, [...(this.byNames.get(key) ?? []), variant]);
      let product = this.productsById.get(variant.productId);
      if (!product) {
        product = { id: variant.productId, isBundle: variant.isBundle, names: new Set() };
        this.productsById.set(variant.productId, product);
        this.products.set(comparable(variant.product), [...(this.products.get(comparable(variant.product)) ?? []), product]);
      }
      product.names.add(comparable(variant.name));
    }
  }

  plan({ number, row, problems: unread }: ReadRow): PlannedRow {
    const problems = [...unread];
    const planned: PlannedRow = {
      number, label: labelOf(row, number), action: 'WRONG', changes: [], problems, row, variant: null, productId: null,
    };
    const found = this.find(row, problems);
    if (problems.length === 0 && found) this.planChange(planned, found);
    else if (problems.length === 0) this.planNew(planned);
    if (problems.length === 0) this.checkFile(planned);
    if (problems.length > 0) return { ...planned, action: 'WRONG', changes: [] };
    return planned;
  }

  private find({ SKU, PRODUCT, VARIANT = '' }: ProductRow, problems: FieldProblem<ProductField>[]): KnownVariant | null {
    if (SKU) return this.bySku.get(plainName(SKU)) ?? this.bySku.get(plainName(asciiDigits(SKU))) ?? null;
    if (!PRODUCT) {
      problems.push({ field: 'SKU', message: msg('Neither a SKU nor a product name') });
      return null;
    }
    const same = this.byNames.get(named(PRODUCT, VARIANT)) ?? [];
    if (same.length > 1) problems.push({ field: 'SKU', message: msg('Several products have this name: give the SKU') });
    return same[0] ?? null;
  }

  private planChange(planned: PlannedRow, variant: KnownVariant): void {
    const { row, problems } = planned;
    planned.variant = variant;
    planned.productId = variant.productId;
    planned.row = { ...row, SKU: variant.sku };
    planned.label = variant.sku;
    this.checkBarcode(planned);
    const siblings = this.productsById.get(variant.productId)?.names;
    const renamed = row.VARIANT !== undefined && comparable(row.VARIANT) !== comparable(variant.name);
    if (renamed && siblings?.has(comparable(row.VARIANT!))) problems.push({ field: 'VARIANT', message: msg('The product has a variant of this name') });
    if (row.SALE_PRICE != null && row.SALE_PRICE > (row.PRICE ?? variant.pricePoisha)) {
      problems.push({ field: 'SALE_PRICE', message: msg('Not above the price') });
    }
    if (variant.isBundle && row.LOW_STOCK_LEVEL != null) {
      problems.push({ field: 'LOW_STOCK_LEVEL', message: msg('A bundle has no stock of its own') });
    }
    planned.changes = changesOf(row, variant, this.facts);
    planned.action = planned.changes.length > 0 ? 'CHANGE' : 'SAME';
  }

  private planNew(planned: PlannedRow): void {
    const { row, problems } = planned;
    if (!row.PRODUCT) problems.push({ field: 'PRODUCT', message: msg('No variant has this SKU, and a new one needs a product name') });
    if (row.PRICE === undefined) problems.push({ field: 'PRICE', message: msg('A new variant needs a price') });
    if (row.SALE_PRICE != null && row.SALE_PRICE > (row.PRICE ?? 0n)) problems.push({ field: 'SALE_PRICE', message: msg('Not above the price') });
    this.checkBarcode(planned);
    if (!row.PRODUCT || problems.length > 0) return;
    const same = this.products.get(comparable(row.PRODUCT)) ?? [];
    const [product] = same;
    const name = comparable(row.VARIANT ?? '');
    if (same.length > 1) problems.push({ field: 'PRODUCT', message: msg('Several products have this name: change one of them first') });
    else if (product?.isBundle) problems.push({ field: 'PRODUCT', message: msg('A bundle has one variant only') });
    else if (product?.names.has(name)) {
      const message = name === '' ? msg('Say what tells this variant from the others of the product') : msg('The product has a variant of this name');
      problems.push({ field: 'VARIANT', message });
    } else if (product && product.names.size >= MAX_VARIANTS) {
      problems.push({ field: 'PRODUCT', message: TOO_MANY_VARIANTS });
    }
    if (problems.length > 0) return;
    const sku = row.SKU ? asciiDigits(row.SKU) : this.proposeSku(row.PRODUCT, row.VARIANT ?? '');
    planned.action = product ? 'ADD' : 'CREATE';
    planned.productId = product?.id ?? null;
    planned.row = { ...row, SKU: sku };
    planned.label = sku;
    planned.changes = Object.entries(planned.row).filter(([, value]) => value !== null)
      .map(([field, value]) => ({ field: field as ProductField, before: '', after: display(value) }));
    if (product) product.names.add(name);
    else this.products.set(comparable(row.PRODUCT), [{ id: null, isBundle: false, names: new Set([name]) }]);
  }

  /** Refuses rows that contradict each other: the last one would win, and importing the file again would change the catalogue again. */
  private checkFile(planned: PlannedRow): void {
    const { number, row, problems } = planned;
    const sku = plainName(row.SKU!);
    const other = this.rowOfSku.get(sku);
    if (other !== undefined) problems.push({ field: 'SKU', message: msg('Row {{row}} is about the same SKU', { row: other }) });
    this.rowOfSku.set(sku, other ?? number);
    const key = planned.productId ?? comparable(row.PRODUCT ?? '');
    const first = this.sharedBy.get(key);
    if (!first) this.sharedBy.set(key, { number, row, problems: [] });
    for (const field of first ? SHARED_FIELDS : []) {
      const [before, after] = [first!.row[field], row[field]];
      if (before === undefined || after === undefined || comparable(display(before)) === comparable(display(after))) continue;
      problems.push({ field, message: msg('Row {{row}} says otherwise of the same product', { row: first!.number }) });
    }
  }

  private checkBarcode({ number, row, problems, variant }: PlannedRow): void {
    const { BARCODE } = row;
    if (!BARCODE) return;
    const own = (variant?.sku ?? row.SKU ?? `row ${number}`).toLowerCase();
    const taken = this.byBarcode.get(BARCODE);
    if (taken !== undefined && taken !== own) problems.push({ field: 'BARCODE', message: msg('{{sku}} has this barcode', { sku: taken.toUpperCase() }) });
    else this.byBarcode.set(BARCODE, own);
  }

  private proposeSku(product: string, variant: string): string {
    const stem = [skuBase(product) || 'SKU', ...(variant ? [skuPart(variant, 1)] : [])].join('-');
    const sku = uniqueSku(stem, this.takenSkus, this.lastNumbers.get(stem));
    this.lastNumbers.set(stem, Number(/-(\d+)$/.exec(sku.slice(stem.length))?.[1] ?? 1) + 1);
    return sku;
  }
}

/** Compares texts without regard to line endings and Unicode composition, which spreadsheets change. */
const sameText = (text: string) => text.normalize('NFC').replaceAll('\r\n', '\n');

const labelOf = ({ SKU, PRODUCT }: ProductRow, number: number) => SKU ?? PRODUCT ?? `Row ${number}`;

/** The fields of a variant and its product that a row changes. A sale price above the new price is cleared. */
function changesOf(row: ProductRow, variant: KnownVariant, { categories, brands }: CatalogueFacts): FieldChange[] {
  const now: Partial<Record<ProductField, string | number | boolean | Poisha | null>> = {
    PRODUCT: variant.product, VARIANT: variant.name, BARCODE: variant.barcode, PRICE: variant.pricePoisha,
    SALE_PRICE: variant.salePricePoisha, WEIGHT: variant.weightGrams, LOW_STOCK_LEVEL: variant.lowStockLevel,
    DESCRIPTION: variant.description || null, PREORDER: variant.allowsPreorder, STATUS: variant.status,
    CATEGORY: categoryPath(categories, variant.categoryId) || null,
    BRAND: brands.find(({ id }) => id === variant.brandId)?.name ?? null,
  };
  const next: ProductRow = { ...row };
  const sale = variant.salePricePoisha;
  if (row.PRICE !== undefined && row.SALE_PRICE === undefined && sale !== null && sale > row.PRICE) next.SALE_PRICE = null;
  // Stock on hand changes only by ledger rows (purchases, counts), never by an import.
  const fields = (Object.keys(next) as ProductField[]).filter((field) => field in now);
  return fields.flatMap((field) => {
    const [before, after] = [now[field] ?? null, next[field] ?? null];
    const isSame = typeof before === 'string' && typeof after === 'string'
      ? sameText(before) === sameText(after) || (field === 'BRAND' && comparable(before) === comparable(after))
      : before === after;
    if (isSame || (field === 'CATEGORY' && isSameCategory(categories, variant.categoryId, after))) return [];
    return [{ field, before: display(before), after: display(after) }];
  });
}

function isSameCategory(categories: CatalogueFacts['categories'], now: string | null, path: unknown): boolean {
  if (typeof path !== 'string' || now === null) return false;
  return comparable(categoryPath(categories, now)) === comparable(path) || findCategory(categories, path) === now;
}
