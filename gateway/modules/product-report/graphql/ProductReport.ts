import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import type { SalesBasis } from '../../../db/generated/client/enums.ts';
import { fileUrl } from '../../files/read-file.ts';
import {
  assertSortable, PRODUCT_REPORT_ORDER, productReport, productReportFilter, productReportLines, productReportSort, reportRow, salesBasis,
  type ProductReport as Report, type ProductReportLine as Line, type ProductReportSort as Sort, type ReportRow, type SalesFigures as Figures,
} from '../product-report.ts';

nameEnum(salesBasis, describedEnum<SalesBasis>('SalesBasis', 'Which day of an order counts.', {
  SHIPPED: 'When it was handed to a courier: what became of all that left on a day.',
  FINISHED: 'When it was delivered, or back in hand or lost where it never was.',
}));

const ReportRowType = describedEnum<ReportRow>('ProductReportRow', 'What a line of the product report stands for.', {
  PRODUCT: 'A product with all its variants.',
  VARIANT: 'One variant.',
});
nameEnum(reportRow, ReportRowType);

const SortType = describedEnum<Sort>('ProductReportSort', 'What the lines of the product report are sorted by, the most first.', {
  REVENUE: 'What was earned.',
  PROFIT: 'Profit; for whoever may see costs.',
  LOSS: 'The least profit first; for whoever may see costs.',
  SHIPPED: 'Pieces that left.',
  DELIVERED: 'Pieces that were delivered.',
  BACK: 'Pieces that came back.',
  BACK_SHARE: 'The share of pieces that came back.',
});
nameEnum(productReportSort, SortType);

const SalesFigures = builder.objectRef<Figures>('SalesFigures').implement({
  description: 'What became of pieces that left.',
  fields: (t) => ({
    shipped: t.exposeInt('units', { description: 'Pieces that left.' }),
    delivered: t.exposeInt('delivered', { description: 'Of them, pieces that customers have.' }),
    back: t.exposeInt('back', { description: 'Of them, pieces that were refused or given back: in hand again, or on their way.' }),
    lost: t.exposeInt('lost', { description: 'Of them, pieces that couriers could not give back.' }),
    underWay: t.int({ description: 'The others: on their way to customers.', resolve: ({ units, delivered, back, lost }) => units - delivered - back - lost }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'What was earned for these goods: without delivery fees, discounts of the orders taken off.' }),
    cost: t.expose('costPoisha', { ...COST_FIELD, type: 'Money', description: 'What the delivered pieces have cost, as frozen when they left.' }),
    damage: t.expose('damagePoisha', { ...COST_FIELD, type: 'Money', description: 'What the pieces that came back damaged have cost.' }),
    profit: t.field({
      ...COST_FIELD, type: 'Money', description: 'Revenue less both: before couriers, ads and other costs.',
      resolve: ({ revenuePoisha, costPoisha, damagePoisha }) => revenuePoisha - costPoisha - damagePoisha,
    }),
  }),
});

const ProductReport = builder.objectRef<Report>('ProductReport').implement({
  description: 'Sales of some days over all products.',
  fields: (t) => ({
    total: t.expose('total', { type: SalesFigures, description: 'Of all products that the filter lets through.' }),
    totalBefore: t.expose('totalBefore', { type: SalesFigures, description: 'Of as many days right before.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
  }),
});

/** A line with a key that the same goods have not under another filter: their figures differ, and clients keep records by id. */
type KeyedLine = Line & { key: string };

const ProductReportLine = builder.objectRef<KeyedLine>('ProductReportLine').implement({
  description: 'Sales of some days of one product or variant.',
  fields: (t) => ({
    id: t.id({ description: 'Of this line of the report.', resolve: ({ key }) => encodeId('ProductReportLine', key) }),
    productId: t.id({ description: 'Global id of the product.', resolve: ({ productId }) => encodeId('Product', productId) }),
    variantId: t.id({ nullable: true, description: 'Global id of the variant; null where the line is a product.', resolve: ({ variantId }) => variantId && encodeId('Variant', variantId) }),
    name: t.exposeString('name', { description: 'Of the product.' }),
    variantName: t.exposeString('variantName', { description: 'What tells the variant from its siblings; empty for products.' }),
    sku: t.exposeString('sku', { nullable: true, description: 'Of the variant; of a product, where only one of its variants was sold.' }),
    pictureUrl: t.string({ nullable: true, description: 'Where the first picture of the product is served, small.', resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL') }),
    figures: t.expose('figures', { type: SalesFigures, description: 'What became of its pieces.' }),
  }),
});

const filterInput = inputFromZod('ProductReportFilter', productReportFilter);
const readFilter = (filter: object | null | undefined) => parseInput(productReportFilter, decodeInput(productReportFilter, filter ?? {}));

builder.queryField('productReport', (t) =>
  t.field({
    type: ProductReport,
    description: 'What products brought on some days, from sums that are kept by day. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days and products.' }) },
    ...requires('ADMIN', { input: productReportFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => productReport(sessionOf(context).businessId, readFilter(filter)),
  }),
);

const NAME = 'product-report.lines';

builder.queryField('productReportLines', (t) =>
  t.connection({
    type: ProductReportLine,
    description: 'The same product by product, or variant by variant. One statement.',
    args: {
      filter: t.arg({ type: filterInput, description: 'Which days and products.' }),
      row: t.arg({ type: ReportRowType, defaultValue: 'PRODUCT', description: 'What a line stands for.' }),
      sort: t.arg({ type: SortType, defaultValue: 'REVENUE', description: 'What they are sorted by.' }),
    },
    complexity: ({ first }) => ({ field: 50, multiplier: pageSize(first) / 10 }),
    ...requires('ADMIN', { input: productReportFilter }),
    resolve: async (_root, { first, after, filter, row, sort }, context) => {
      const session = sessionOf(context);
      const order = sort ?? 'REVENUE';
      assertSortable(order, session);
      const scope = cursorScope(`${NAME} ${row}`, order, session.businessId);
      const size = pageSize(first);
      const asked = readFilter(filter);
      const rows = await productReportLines(session.businessId, asked, {
        row: row ?? 'PRODUCT', sort: order, take: size + 1, after: after ? decodeCursor(after, scope, PRODUCT_REPORT_ORDER.kind) : null,
      });
      const filtered = cursorScope('line', JSON.stringify(asked), session.businessId);
      const keyed = rows.slice(0, size).map((line): KeyedLine => ({ ...line, key: `${line.id}.${filtered}` }));
      return connectionOf({ rows: keyed, hasNext: rows.length > size }, PRODUCT_REPORT_ORDER, { first, after, scope });
    },
  }, { name: 'ProductReportLinesConnection' }, { name: 'ProductReportLinesEdge' }),
);
