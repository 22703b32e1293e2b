import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';

export interface VariantFacts {
  id: string;
  name: string;
  sku: string;
  barcode: string | null;
  pricePoisha: Poisha;
  salePricePoisha: Poisha | null;
  weightGrams: number | null;
  lowStockLevel: number | null;
  position: number;
  isBundle: boolean;
  bundleParts: { quantity: number; part: { id: string; sku: string } }[];
}

export interface ProductFacts {
  name: string;
  description: string;
  allowsPreorder: boolean;
  options: unknown;
  category: { id: string; name: string } | null;
  brand: { id: string; name: string } | null;
  variants: VariantFacts[];
}

const MAX_NAMED = 3;

/** The changes between two states, for the timeline: 'Price of NK-1 ৳500 to ৳550. Brand Nakshi'. */
export function productChanges(before: ProductFacts, after: ProductFacts): Message {
  const parts: Message[] = [];
  if (before.name !== after.name) parts.push(msg('Renamed to {{name}}', { name: after.name }));
  const known = new Map(before.variants.map((variant) => [variant.id, variant]));
  const kept = new Set(after.variants.map(({ id }) => id));
  const prices = after.variants.flatMap((variant) => priceChange(known.get(variant.id), variant));
  parts.push(...prices.slice(0, MAX_NAMED));
  const more = prices.length - MAX_NAMED;
  if (more > 0) parts.push(msg('{{count}} more prices', { count: more, defaultValue_one: '{{count}} more price' }));
  if (before.category?.id !== after.category?.id) {
    parts.push(after.category ? msg('Category {{category}}', { category: after.category.name }) : msg('Taken out of its category'));
  }
  if (before.brand?.id !== after.brand?.id) {
    parts.push(after.brand ? msg('Brand {{brand}}', { brand: after.brand.name }) : msg('Of no brand any more'));
  }
  if (before.allowsPreorder !== after.allowsPreorder) {
    parts.push(after.allowsPreorder ? msg('May be preordered') : msg('May no longer be preordered'));
  }
  if (before.description !== after.description) parts.push(msg('Changed the description'));
  parts.push(...after.variants.filter(({ id }) => !known.has(id)).map(({ sku }) => msg('Added {{sku}}', { sku })));
  parts.push(...before.variants.filter(({ id }) => !kept.has(id)).map(({ sku }) => msg('Removed {{sku}}', { sku })));
  if (partsText(before) !== partsText(after)) parts.push(msg('Made of {{parts}}', { parts: partsText(after) || '–' }));
  const others = after.variants.filter((variant) => hasOtherChange(known.get(variant.id), variant)).map(({ sku }) => sku);
  if (others.length > 0) parts.push(msg('Details of {{skus}}', { skus: others.slice(0, MAX_NAMED).join(', ') }));
  return joinMessages(parts) ?? msg('Saved without a change');
}

/** Joins sentences into one message; each is translated by itself. */
export function joinMessages([first, ...rest]: readonly Message[]): Message | undefined {
  const others = first && joinMessages(rest);
  return others ? msg('{{first}}. {{others}}', { first, others }) : first;
}

/** The parts of a bundle: '2 × LAMP, 1 × BELL'. */
const partsText = ({ variants }: ProductFacts) =>
  variants.flatMap(({ bundleParts }) => bundleParts.map(({ quantity, part }) => `${quantity} × ${part.sku}`)).join(', ');

function priceChange(before: VariantFacts | undefined, after: VariantFacts): Message[] {
  if (!before) return [];
  const { sku } = after;
  const changes: Message[] = [];
  const [was, price] = [before.pricePoisha, after.pricePoisha].map(poishaToTaka) as [number, number];
  if (was !== price) changes.push(msg('Price of {{sku}} {{before, taka}} to {{price, taka}}', { sku, before: was, price }));
  const [wasSale, sale] = [before.salePricePoisha, after.salePricePoisha].map((poisha) => (poisha === null ? null : poishaToTaka(poisha)));
  if (wasSale === sale) return changes;
  if (sale == null) changes.push(msg('No sale price of {{sku}} any more', { sku }));
  else if (wasSale == null) changes.push(msg('Sale price of {{sku}} {{sale, taka}}', { sku, sale }));
  else changes.push(msg('Sale price of {{sku}} {{before, taka}} to {{sale, taka}}', { sku, before: wasSale, sale }));
  return changes;
}

const OTHERS = ['name', 'sku', 'barcode', 'weightGrams', 'lowStockLevel'] as const;

const hasOtherChange = (before: VariantFacts | undefined, after: VariantFacts) =>
  before !== undefined && OTHERS.some((field) => before[field] !== after[field]);
