import type { TFunction } from 'i18next';
import { msg } from '../../../schema/rules/message.ts';
import type { MessageKey } from '../../../schema/rules/message.ts';
import { PARCEL_STATUSES } from '../../../schema/rules/parcel-status.ts';
import type { ParcelStatus } from '../../../schema/rules/parcel-status.ts';
import { messageText } from '../../messageText.ts';

/** Names of companies are the same in every language. */
export const PROVIDER_NAMES: Record<string, string> = { STEADFAST: 'Steadfast', PATHAO: 'Pathao', REDX: 'RedX' };

/** How it takes parcels, in a few words. */
export function kindText(kind: string, provider: string | null | undefined, t: TFunction): string {
  if (kind === 'PICKUP') return t('The customer fetches it');
  if (kind !== 'API') return t('Entered by hand');
  return t('Connected to {{courier}}', { courier: PROVIDER_NAMES[provider ?? ''] ?? '' });
}

const PARCEL_WORDS: Record<ParcelStatus, MessageKey> = {
  BOOKED: msg('Booked'),
  PICKED: msg('Picked up'),
  IN_TRANSIT: msg('In transit'),
  OUT_FOR_DELIVERY: msg('Out for delivery'),
  ON_HOLD: msg('On hold'),
  APPROVAL_PENDING: msg('Waits for approval'),
  DELIVERED: msg('Delivered'),
  PARTIAL: msg('Delivered in part'),
  PAID_RETURN: msg('Paid return'),
  RETURNING: msg('On its way back'),
  RETURNED: msg('Returned'),
  CANCELLED: msg('Cancelled'),
  LOST: msg('Lost'),
};

export const parcelText = (status: ParcelStatus, t: TFunction): string => messageText(PARCEL_WORDS[status], t);

export const parcelOptions = (t: TFunction) => PARCEL_STATUSES.map((status) => ({ id: status, label: parcelText(status, t) }));
