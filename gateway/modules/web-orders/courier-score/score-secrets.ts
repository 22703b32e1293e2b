import { open, seal } from '../../../db/secret-box.ts';

export const SCORE_SECRETS = { table: 'CourierScoreSetting', ofBusiness: true, key: 'businessId', columns: ['key'] } as const;

const placeOf = (businessId: string) => ({ table: SCORE_SECRETS.table, businessId, id: businessId, column: 'key' });

/** Encrypts the key of BDCourier for the setting of this business. */
export const sealScoreKey = (businessId: string, text: string): string => seal(text, placeOf(businessId));

/** Throws for the key of another business. */
export const openScoreKey = (businessId: string, sealed: string): string => open(sealed, placeOf(businessId));
