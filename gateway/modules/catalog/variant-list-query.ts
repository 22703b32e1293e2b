import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { searchWords } from './search-words.ts';

/** Variants of products on sale, for the product picker: open to everybody who picks products, without costs. */
export const variantListQuery = defineListQuery({
  name: 'catalog.variants',
  table: 'Variant',
  permission: 'pickProduct',
  filter: z.object({
    search: text(100).optional()
      .describe('Words that all stand in its names, SKU or barcode, in any order; short ones at the beginning of a word.'),
    code: text(64).optional().describe('Its whole SKU or barcode, as a scanner reads it.'),
    isCounted: z.boolean().optional().describe('True: only what has stock of its own, no bundles.'),
    codes: z.array(text(64)).max(100).optional().describe('Their whole SKUs.'),
    ...updatedFields,
  }),
  sorts: { SKU: { column: 'sku', direction: 'asc', kind: 'text' }, ...byUpdate },
  defaultSort: 'SKU',
  where: ({ businessId }, { search = '', code, codes, isCounted, updatedAfter }): Prisma.VariantWhereInput => ({
    businessId,
    // A client that keeps a copy must also learn of variants that are no longer offered.
    ...(!updatedAfter && { isOffered: true }),
    ...updatedWhere({ updatedAfter }),
    ...(search && { AND: searchWords(search) }),
    ...(isCounted && { isBundle: false }),
    ...(codes && { sku: { in: codes } }),
    ...(code && { OR: [{ sku: code }, { sku: code.toUpperCase() }, { barcode: code }] }),
  }),
});
