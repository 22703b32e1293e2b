import type { TFunction } from 'i18next';
import type { ShopChange } from '../../__generated__/OrderShopChange_order.graphql.ts';

/** Text for a change in the web shop after the approval. */
export function shopChangeText(change: ShopChange, t: TFunction): string {
  if (change === 'CANCELLED') return t('Cancelled in the web shop');
  if (change === 'PAID') return t('Paid in the web shop');
  return change === 'REFUNDED' ? t('Refunded in the web shop') : t('Changed in the web shop');
}
