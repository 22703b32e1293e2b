import type { TFunction } from 'i18next';
import { formatCount } from '../../../schema/rules/format.ts';

/** '2 of JAM-RED, 1 of MUS-ORNA'. */
export function shortageText(
  shortages: readonly { readonly sku: string; readonly units: number }[],
  t: TFunction,
): string {
  const texts = shortages.map(({ sku, units }) => t('{{units}} of {{sku}}', { units: formatCount(units), sku }));
  return texts.join(', ');
}
