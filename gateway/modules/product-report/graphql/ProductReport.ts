import { parseInput } from '../../../commands/parse.ts';
import { builder } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import type { SalesBasis } from '../../../db/generated/client/enums.ts';
import {
  assertSortable, productReport, productReportFilter, productReportLines, productReportSort, salesBasis,
  type ProductReport as Report, type ProductReportLine as Line, type ProductReportSort as Sort, type SalesFigures as Figures,
} from '../product-report.ts';
import { namedLinesField, ReportLine, type Keyed } from './namedLinesField.ts';

nameEnum(salesBasis, describedEnum<SalesBasis>('SalesBasis', 'Which day of an order counts.', {
  SHIPPED: 'When it was handed to a courier: what became of all that left on a day.',
  FINISHED: 'When it was delivered, or back in hand or lost where it never was.',
}));

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
    totalBefore: t.expose('totalBefore', { type: SalesFigures, description: 'Of as many days right before, up to `comparedUntil`.' }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
  }),
});

const ProductReportLine = builder.objectRef<Keyed<Line>>('ProductReportLine').implement({
  description: 'Sales of some days of one product or variant.',
  interfaces: [ReportLine],
  fields: (t) => ({
    figures: t.expose('figures', { type: SalesFigures, description: 'What became of its pieces.' }),
  }),
});

const filterInput = inputFromZod('ProductReportFilter', productReportFilter);
const readFilter = (filter: object | null | undefined) => parseInput(productReportFilter, decodeInput(productReportFilter, filter ?? {}));

const readReport = sharedRead('productReport', productReport);

builder.queryField('productReport', (t) =>
  t.field({
    type: ProductReport,
    description: 'What products brought on some days, from sums that are kept by day. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days and products.' }) },
    ...requires('ADMIN', { input: productReportFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => readReport(context, readFilter(filter)),
  }),
);

namedLinesField('productReportLines', {
  description: 'The same product by product, or variant by variant. One statement.',
  type: ProductReportLine,
  filter: productReportFilter, filterInput, sortType: SortType, usualSort: 'REVENUE',
  assertSortable, read: productReportLines,
});
