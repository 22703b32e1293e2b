import { open, seal } from '../../../db/secret-box.ts';

export const KEY_REQUEST_SECRETS = {
  table: 'SiteKeyRequest', ofBusiness: true, key: 'id', columns: ['consumerKey', 'consumerSecret'],
} as const;

interface Request {
  businessId: string;
  id: string;
}

export interface ShopKeys {
  consumerKey: string;
  consumerSecret: string;
}

const placeOf = ({ businessId, id }: Request, column: keyof ShopKeys) => ({ table: KEY_REQUEST_SECRETS.table, businessId, id, column });

/** Encrypts keys that a shop has sent for the row of their request. */
export const sealKeys = (request: Request, { consumerKey, consumerSecret }: ShopKeys): ShopKeys => ({
  consumerKey: seal(consumerKey, placeOf(request, 'consumerKey')),
  consumerSecret: seal(consumerSecret, placeOf(request, 'consumerSecret')),
});

/** The keys of a request; null before they came and after they were tried. */
export function openKeys(request: Request & { [Name in keyof ShopKeys]: string | null }): ShopKeys | null {
  const { consumerKey, consumerSecret } = request;
  if (consumerKey === null || consumerSecret === null) return null;
  return {
    consumerKey: open(consumerKey, placeOf(request, 'consumerKey')),
    consumerSecret: open(consumerSecret, placeOf(request, 'consumerSecret')),
  };
}
