import type { CourierProvider } from '../../db/generated/client/enums.ts';
import type { CourierCredentials } from './courier-secrets.ts';

type Key = keyof CourierCredentials;

/** The keys without which a courier's API cannot be called. */
export const REQUIRED_KEYS: Record<CourierProvider, readonly Key[]> = {
  STEADFAST: ['apiKey', 'apiSecret'],
  PATHAO: ['apiKey', 'apiSecret', 'username', 'password'],
  REDX: ['apiKey'],
};

/** Couriers whose API takes a request to bring a parcel back; the others take it in their panel only. */
export const TAKES_PARCELS_BACK: Record<CourierProvider, boolean> = { STEADFAST: true, PATHAO: false, REDX: true };

/** Couriers whose API finds a parcel by our invoice number: unanswered bookings are looked up automatically. */
export const FINDS_BY_INVOICE: Record<CourierProvider, boolean> = { STEADFAST: true, PATHAO: false, REDX: false };

/** Couriers whose API lists what they have paid: they are asked for it by a background job. */
export const LISTS_PAYOUTS: Record<CourierProvider, boolean> = { STEADFAST: true, PATHAO: false, REDX: false };
