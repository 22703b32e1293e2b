import type { CourierProvider } from '../../db/generated/client/enums.ts';
import type { CourierCredentials } from './courier-secrets.ts';

type Key = keyof CourierCredentials;

/** The keys without which a courier's API cannot be called. */
export const REQUIRED_KEYS: Record<CourierProvider, readonly Key[]> = {
  STEADFAST: ['apiKey', 'apiSecret'],
  PATHAO: ['apiKey', 'apiSecret', 'username', 'password'],
  REDX: ['apiKey'],
};

/** Couriers that can be asked what they know under our number: what was not answered is looked up by itself. */
export const FINDS_BY_INVOICE: Record<CourierProvider, boolean> = { STEADFAST: true, PATHAO: false, REDX: false };
