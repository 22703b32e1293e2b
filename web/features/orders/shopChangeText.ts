import type { TFunction } from 'i18next';
import type { ShopChange } from '../../__generated__/OrderShopChange_order.graphql.ts';

/** What the web shop did to an order after its approval, in words. */
export function shopChangeText(change: ShopChange, t: TFunction): string {
  if (change === 'CANCELLED') return t('Cancelled in the web shop');
  return change === 'REFUNDED' ? t('Refunded in the web shop') : t('Changed in the web shop');
}
