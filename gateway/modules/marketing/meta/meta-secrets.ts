import { open, seal } from '../../../db/secret-box.ts';

export const META_SECRETS = { table: 'MetaAccess', ofBusiness: true, key: 'businessId', columns: ['token'] } as const;

const placeOf = (businessId: string) => ({ table: META_SECRETS.table, businessId, id: businessId, column: 'token' });

/** Encrypts the access token for the connection of this business. */
export const sealMetaToken = (businessId: string, token: string): string => seal(token, placeOf(businessId));

/** Throws for the token of another business. */
export const openMetaToken = (businessId: string, sealed: string): string => open(sealed, placeOf(businessId));
