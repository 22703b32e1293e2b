import { skuBase, skuPart, uniqueSku } from '../../../schema/rules/sku.ts';
import { emptyVariant, MAX_VARIANTS, valuesOf } from './productDraft.ts';
import type { OptionDraft, VariantDraft } from './productDraft.ts';

const filledLists = (options: readonly OptionDraft[]) => options.map(valuesOf).filter((values) => values.length > 0);

/** How many combinations the values have. */
export function combinationCount(options: readonly OptionDraft[]): number {
  const lists = filledLists(options);
  return lists.length === 0 ? 0 : lists.reduce((count, values) => count * values.length, 1);
}

/**
 * The combinations of the values, the last option varying fastest: [Red, M], [Red, L], [Blue, M]. Only as many as a product
 * may have: three long lists would make millions at each key.
 */
export function combinations(options: readonly OptionDraft[]): string[][] {
  const lists = filledLists(options);
  if (lists.length === 0) return [];
  return lists.reduce<string[][]>(
    (rows, values) => rows.flatMap((row) => values.map((value) => [...row, value])).slice(0, MAX_VARIANTS),
    [[]],
  );
}

const nameOf = (values: readonly string[]) => values.join(', ');

/** What tells the variants of the combinations apart, without regard to case. */
export const combinationNames = (options: readonly OptionDraft[]): readonly string[] =>
  combinations(options).map((values) => nameOf(values).toLowerCase());

/** A unique SKU for a combination: 'PNJ-RED-M'. */
const proposedSku = (base: string, parts: readonly string[], taken: Set<string>) =>
  uniqueSku([base || 'SKU', ...parts].join('-'), taken);

/**
 * The rows for all combinations of the options. A row with the name of a combination stays as it is. Saved rows that
 * match none stay at the end, because a variant that was counted cannot be removed.
 */
export function variantGrid(
  { name, options, variants }: { name: string; options: readonly OptionDraft[]; variants: readonly VariantDraft[] },
): VariantDraft[] {
  const known = new Map(variants.map((variant) => [variant.name.trim().toLowerCase(), variant]));
  const rows = combinations(options);
  const names = new Set(rows.map((values) => nameOf(values).toLowerCase()));
  const rest = variants.filter((variant) => variant.variantId && !names.has(variant.name.trim().toLowerCase()));
  const kept = [...rest, ...rows.flatMap((values) => known.get(nameOf(values).toLowerCase()) ?? [])];
  const taken = new Set(kept.map(({ sku }) => sku.trim().toLowerCase()));
  const numberOf = (at: number, value: string) => valuesOf(options.filter((option) => valuesOf(option).length > 0)[at]!).indexOf(value) + 1;
  const base = skuBase(name);
  const made = rows.map((values) => {
    const title = nameOf(values);
    const before = known.get(title.toLowerCase());
    if (before) return before;
    const parts = values.map((value, at) => skuPart(value, numberOf(at, value)));
    return { ...emptyVariant(variants[0]), name: title, sku: proposedSku(base, parts, taken) };
  });
  return [...made, ...rest];
}
