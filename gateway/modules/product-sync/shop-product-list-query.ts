import { z } from 'zod';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { ShopProductMatch } from '../../db/generated/client/enums.ts';
import { inSearchText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const shopProductMatch = z.enum(ShopProductMatch);

/** The products of the web shops and the variants that they are linked to. */
export const shopProductListQuery = defineListQuery({
  name: 'product-sync.products',
  table: 'ShopProduct',
  permission: 'ADMIN',
  filter: z.object({
    site: idOf('WebSite').optional().describe('Of this shop; of all when left out.'),
    match: shopProductMatch.optional().describe('Every one when left out.'),
    search: text(100).optional().describe('Part of a name, SKU or barcode.'),
  }),
  sorts: { NAME: { column: 'name', direction: 'asc', kind: 'text' } },
  defaultSort: 'NAME',
  where: ({ businessId }, { site, match, search }): Prisma.ShopProductWhereInput => ({
    businessId,
    ...(site && { siteId: site }),
    ...(match && { match }),
    ...(search && inSearchText(search.toLowerCase())),
  }),
});
