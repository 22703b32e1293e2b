import { open, seal } from '../../db/secret-box.ts';

export const SITE_SECRETS = {
  table: 'WebSite', ofBusiness: true, key: 'id', columns: ['consumerKey', 'consumerSecret', 'webhookSecret'],
} as const;

export type SiteSecret = (typeof SITE_SECRETS.columns)[number];

interface Site {
  businessId: string;
  id: string;
}

const placeOf = ({ businessId, id }: Site, column: SiteSecret) => ({ table: SITE_SECRETS.table, businessId, id, column });

/** Encrypts a key of a web shop for its row. */
export const sealSiteSecret = (site: Site, column: SiteSecret, text: string): string => seal(text, placeOf(site, column));

/** The key of a web shop that was encrypted for this row and column; throws for any other. */
export const openSiteSecret = (site: Site, column: SiteSecret, sealed: string): string =>
  open(sealed, placeOf(site, column));
