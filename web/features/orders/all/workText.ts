import type { TFunction } from 'i18next';
import type { OrderWork } from '../../../../schema/rules/order-work.ts';

/** What somebody did with an order, in a word. */
export function workText(work: OrderWork, t: TFunction): string {
  return {
    TAKEN: t('Taken'), CALLED: t('Called'), CONFIRMED: t('Confirmed'), PACKED: t('Packed'), SHIPPED: t('Handed over'), CANCELLED: t('Cancelled'),
  }[work];
}
