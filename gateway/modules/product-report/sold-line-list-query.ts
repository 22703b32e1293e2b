import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';
import { db } from '../../db/client.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { inBranch } from '../catalog/product-list-query.ts';
import { searchWords } from '../catalog/search-words.ts';
import { productReportFilter, reportDays } from './product-report.ts';

/** What of a line makes a figure. Pieces are under way as long as nothing else has become of their line. */
const FIGURES = {
  DELIVERED: { delivered: { gt: 0 } }, BACK: { back: { gt: 0 } }, LOST: { lost: { gt: 0 } }, UNDER_WAY: { delivered: 0, back: 0, lost: 0 },
} as const satisfies Record<string, Prisma.SoldLineWhereInput>;

export const soldFigure = z.enum(Object.keys(FIGURES) as [keyof typeof FIGURES]);

/** Relations that are loaded with every line. */
export const SOLD_RELATIONS = {
  line: { select: { sku: true, name: true, order: { select: { id: true, number: true, status: true, customerName: true } } } },
} as const;

/** The order lines behind a figure of the product report: their sum is the figure. */
export const soldLineListQuery = defineListQuery({
  name: 'product-report.soldLines',
  table: 'SoldLine',
  include: SOLD_RELATIONS,
  permission: 'ADMIN',
  filter: z.object({
    ...productReportFilter.shape,
    figure: soldFigure.optional().describe('Only lines of which pieces make this figure.'),
  }),
  sorts: {
    NEWEST: { column: 'shippedDay', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'shippedDay', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { by = 'FINISHED', figure, search = '', category, brand, productId, variantId, ...range }): Prisma.SoldLineWhereInput => {
    const { from, to } = reportDays(range);
    const days = { gte: new Date(from), lte: new Date(to) };
    const product = { ...(category && { category: inBranch(category) }), ...(brand && { brandId: brand }), ...(productId && { id: productId }) };
    const hasProduct = Object.keys(product).length > 0;
    return {
      businessId,
      ...(by === 'SHIPPED' ? { shippedDay: days } : { finishedDay: days }),
      ...(variantId && { variantId }),
      ...((search || hasProduct) && { variant: { ...(hasProduct && { product }), ...(search && { AND: searchWords(search) }) } }),
      ...(figure && FIGURES[figure]),
    };
  },
  // The index of a variant's lines takes its variants one by one.
  storedWhere: async ({ businessId }, { productId }, client = db) => {
    if (!productId) return null;
    const variants = await client.variant.findMany({ where: { businessId, productId }, select: { id: true } });
    return { variantId: { in: variants.map(({ id }) => id) } };
  },
});
