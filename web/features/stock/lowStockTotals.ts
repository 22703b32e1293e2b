import type { TFunction } from 'i18next';

interface LowVariant {
  readonly sku: string;
  readonly available: number;
  readonly sold: number;
  readonly onOrder: number;
  readonly suggested: number;
  readonly daysLeft: number | null | undefined;
}

type Summed = 'available' | 'sold' | 'onOrder' | 'suggested';

/** Of all variants of a product that ran low. */
export const sumOf = (variants: readonly LowVariant[], column: Summed): number =>
  variants.reduce((sum, variant) => sum + variant[column], 0);

/** Days until the first of them is gone; null when none of them sells. */
export function soonest(variants: readonly LowVariant[]): number | null {
  const days = variants.flatMap(({ daysLeft }) => (daysLeft === null || daysLeft === undefined ? [] : [daysLeft]));
  return days.length > 0 ? Math.min(...days) : null;
}

export function daysLeftText(days: number | null, t: TFunction): string {
  if (days === null) return t('Not selling');
  if (days === 0) return t('Gone today');
  return t('{{count}} days', { count: days });
}

/** What a new purchase begins with: all that should be bought, at least one piece of something. */
export function purchaseOf(rows: readonly { readonly variants: readonly LowVariant[] }[]): [sku: string, pieces: number][] {
  const all = rows.flatMap(({ variants }) => variants);
  const wanted = all.filter(({ suggested }) => suggested > 0);
  return (wanted.length > 0 ? wanted : all).slice(0, 100).map(({ sku, suggested }) => [sku, Math.max(suggested, 1)]);
}
