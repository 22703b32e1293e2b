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

/** A figure summed over all low variants of a product. */
export const sumOf = (variants: readonly LowVariant[], column: Summed): number =>
  variants.reduce((sum, variant) => sum + variant[column], 0);

/** The days left of the variant that runs out first; null when none sells. */
export function soonest(variants: readonly LowVariant[]): number | null {
  const days = variants.flatMap(({ daysLeft }) => (daysLeft === null || daysLeft === undefined ? [] : [daysLeft]));
  return days.length > 0 ? Math.min(...days) : null;
}

export function daysLeftText(days: number | null, t: TFunction): string {
  if (days === null) return t('Not selling');
  if (days === 0) return t('Gone today');
  return t('{{count}} days', { count: days, defaultValue_one: '{{count}} day' });
}

/** The same as a sentence of its own. */
export const lastsText = (days: number | null, t: TFunction): string =>
  (days ? t('Lasts {{count}} days', { count: days, defaultValue_one: 'Lasts {{count}} day' }) : daysLeftText(days, t));

/** The start of a new purchase: all proposed pieces, or one piece of the first variant when none is proposed. */
export function purchaseOf(rows: readonly { readonly variants: readonly LowVariant[] }[]): [sku: string, pieces: number][] {
  const all = rows.flatMap(({ variants }) => variants);
  const wanted = all.filter(({ suggested }) => suggested > 0);
  return (wanted.length > 0 ? wanted : all).slice(0, 100).map(({ sku, suggested }) => [sku, Math.max(suggested, 1)]);
}
