import type { TFunction } from 'i18next';
import { statusText } from '../../ui/statusMeaning.ts';

/** A status as WooCommerce writes it, 'on-hold', in words; one that a plugin of the shop added stays as it is. */
export function storeStatusText(storeStatus: string, t: TFunction): string {
  const status = storeStatus.replaceAll('-', '_').toUpperCase();
  const text = statusText(status, t);
  return text === status ? storeStatus : text;
}
