import { z } from 'zod';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byUpdate, updatedFields, updatedWhere } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { likeText } from '../../list-query/like-text.ts';

/** Variants of products on sale, for a picker: whoever chooses products may look them up, costs left out. */
export const variantListQuery = defineListQuery({
  name: 'catalog.variants',
  permission: 'pickProduct',
  filter: z.object({
    search: text(100).optional()
      .describe('Words that all stand in its names, SKU or barcode, in any order; short ones at the beginning of a word.'),
    code: text(64).optional().describe('Its whole SKU or barcode, as a scanner reads it.'),
    ...updatedFields,
  }),
  sorts: { SKU: { column: 'sku', direction: 'asc', kind: 'text' }, ...byUpdate },
  defaultSort: 'SKU',
  where: ({ businessId }, { search = '', code, updatedAfter }): Prisma.VariantWhereInput => ({
    businessId,
    // A program with a copy also learns of what is no longer offered.
    ...(!updatedAfter && { isOffered: true }),
    ...updatedWhere({ updatedAfter }),
    ...(search && { AND: wordsOf(search).map((word) => ({ searchText: { contains: likeText(word) } })) }),
    ...(code && { OR: [{ sku: code }, { sku: code.toUpperCase() }, { barcode: code }] }),
  }),
});

const MOST_WORDS = 8;
/** One or two letters have no trigram of their own, the beginning of a word has: no index is read from end to end. */
const SHORT = /^[\p{L}\p{M}\p{N}]{1,2}$/u;

/** As the column has them; see the migration that made it. */
const wordsOf = (search: string): string[] =>
  search.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
    .map((word) => (SHORT.test(word) ? ` ${word}` : word));
