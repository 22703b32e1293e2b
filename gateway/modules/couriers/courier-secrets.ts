import { z } from 'zod';
import { open, seal } from '../../db/secret-box.ts';

export const COURIER_SECRETS = {
  table: 'Courier', ofBusiness: true, key: 'id', columns: ['credentials', 'webhookSecret'],
} as const;

interface Row {
  businessId: string;
  id: string;
}

const placeOf = ({ businessId, id }: Row, column: (typeof COURIER_SECRETS.columns)[number]) =>
  ({ table: COURIER_SECRETS.table, businessId, id, column });

/** The credentials of a courier's API; those that it does not use are empty. */
const credentials = z.object({
  apiKey: z.string().default(''),
  apiSecret: z.string().default(''),
  username: z.string().default(''),
  password: z.string().default(''),
});

export type CourierCredentials = z.output<typeof credentials>;

/** Encrypts the keys of a courier's API for its row. */
export const sealCredentials = (row: Row, keys: CourierCredentials): string =>
  seal(JSON.stringify(keys), placeOf(row, 'credentials'));

/** Decrypts the credentials of this row; all are empty when none are saved. Throws for credentials of another row. */
export const openCredentials = (row: Row, sealed: string | null): CourierCredentials =>
  credentials.parse(sealed === null ? {} : JSON.parse(open(sealed, placeOf(row, 'credentials'))));

export const sealWebhookSecret = (row: Row, text: string): string => seal(text, placeOf(row, 'webhookSecret'));

/** Throws for a secret of another row. */
export const openWebhookSecret = (row: Row, sealed: string): string => open(sealed, placeOf(row, 'webhookSecret'));
