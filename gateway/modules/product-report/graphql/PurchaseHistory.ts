import { addDays } from '../../../../schema/rules/format.ts';
import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import {
  assertCostSortable, averageOf, costsByDay, NAMED_PURCHASE_SORTS, purchaseDays, purchaseHistory, purchaseHistoryFilter, purchaseHistoryLines, purchaseHistorySort, suppliersOf,
  type CostFigures, type CostOfDay, type PurchasedFigures as Figures, type PurchaseHistory as History, type PurchaseHistoryLine as Line,
  type PurchaseHistorySort as Sort, type SupplierShare,
} from '../purchase-history.ts';
import { namedLinesField, ReportLine, type Keyed } from './namedLinesField.ts';

const SortType = describedEnum<Sort>('PurchaseHistorySort', 'What the lines of the purchase history are sorted by, the most first unless it is a name.', {
  UNITS: 'Pieces that came.',
  VALUE: 'What they are worth; for whoever may see costs.',
  LATEST: 'The latest delivery first.',
  RISE: 'How much dearer the last delivery is than the first one, in percent; for whoever may see costs.',
  RECEIPTS: 'Deliveries.',
  BACK: 'Pieces that went back.',
  NAME: 'The name of the product, from A to Z.',
  SUPPLIER: 'The name of the supplier, from A to Z; of the first one where there are several.',
});
nameEnum(purchaseHistorySort, SortType);

const UNITS = 'Pieces that came from suppliers.';
const VALUE = 'What they cost, with their part of transport, duty and packing, as their bills say now.';

const PurchasedFigures = builder.objectRef<Figures>('PurchasedFigures').implement({
  description: 'What came from suppliers, and what went back to them.',
  fields: (t) => ({
    received: t.exposeInt('units', { description: UNITS }),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money', description: VALUE }),
    receipts: t.exposeInt('receipts', { description: 'Deliveries that brought them.' }),
    suppliers: t.exposeInt('suppliers', { description: 'How many suppliers brought them.' }),
    back: t.exposeInt('back', { description: 'Pieces that went back to suppliers: not taken off what came.' }),
    refund: t.expose('backPoisha', { ...COST_FIELD, type: 'Money', description: 'What suppliers gave for them.' }),
  }),
});

const PurchasedGoods = builder.objectRef<CostFigures>('PurchasedGoods').implement({
  description: 'What came of one product or variant, and what a piece of it cost.',
  fields: (t) => ({
    total: t.field({ type: PurchasedFigures, description: 'All of it.', resolve: (figures) => figures }),
    averageCost: t.field({
      ...COST_FIELD, type: 'Money', description: 'Of one piece, over all deliveries.', resolve: ({ valuePoisha, units }) => averageOf(valuePoisha, units),
    }),
    firstCost: t.expose('firstPoisha', { ...COST_FIELD, type: 'Money', description: 'Of one piece of the first delivery of these days.' }),
    lastCost: t.expose('lastPoisha', { ...COST_FIELD, type: 'Money', description: 'Of one piece of the last delivery of these days.' }),
    lowestCost: t.expose('lowestPoisha', { ...COST_FIELD, type: 'Money', description: 'Of one piece of the cheapest delivery.' }),
    highestCost: t.expose('highestPoisha', { ...COST_FIELD, type: 'Money', description: 'Of one piece of the dearest delivery.' }),
    lastAt: t.expose('lastAt', { type: 'DateTime', nullable: true, description: 'When the last delivery came; null when none did.' }),
    supplierNames: t.exposeStringList('supplierNames', { description: 'Who brought it, by name: the first three.' }),
  }),
});

const PurchasesOfDay = builder.objectRef<CostOfDay>('PurchasesOfDay').implement({
  description: 'What came on one day.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'In Dhaka, as YYYY-MM-DD.' }),
    received: t.exposeInt('units', { description: UNITS }),
    averageCost: t.field({
      ...COST_FIELD, type: 'Money', description: 'Of one piece of that day.', resolve: ({ valuePoisha, units }) => averageOf(valuePoisha, units),
    }),
  }),
});

const PurchasesOfSupplier = builder.objectRef<SupplierShare>('PurchasesOfSupplier').implement({
  description: 'What one supplier brought.',
  fields: (t) => ({
    supplierId: t.id({ description: 'Global id of the supplier.', resolve: ({ supplierId }) => encodeId('Supplier', supplierId) }),
    name: t.exposeString('name', { description: 'Of the supplier.' }),
    received: t.exposeInt('units', { description: UNITS }),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money', description: VALUE }),
  }),
});

const PurchaseHistory = builder.objectRef<History>('PurchaseHistory').implement({
  description: 'What came from suppliers on some days over all products.',
  fields: (t) => ({
    total: t.expose('total', { type: PurchasedFigures, description: 'Of all products that the filter lets through.' }),
    totalBefore: t.field({
      type: PurchasedFigures, complexity: 100, description: 'The same of as many whole days right before. One statement.',
      resolve: async ({ filter }, _args, context) => {
        const { before, from } = purchaseDays(filter);
        return (await purchaseHistory(sessionOf(context).businessId, { ...filter, from: before, to: addDays(from, -1) })).total;
      },
    }),
    days: t.field({
      type: [PurchasesOfDay], complexity: 50, description: 'The days on which goods came, the first day first. One statement.',
      resolve: ({ filter }, _args, context) => costsByDay(sessionOf(context).businessId, filter),
    }),
    suppliers: t.field({
      type: [PurchasesOfSupplier], complexity: 50,
      description: 'Who brought goods on these days, whichever supplier is chosen: the hundred with the most pieces. One statement.',
      resolve: ({ filter }, _args, context) => suppliersOf(sessionOf(context).businessId, filter),
    }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
  }),
});

const PurchaseHistoryLine = builder.objectRef<Keyed<Line>>('PurchaseHistoryLine').implement({
  description: 'What came of one product or variant on some days.',
  interfaces: [ReportLine],
  fields: (t) => ({
    figures: t.expose('figures', { type: PurchasedGoods, description: 'What came, and what a piece cost.' }),
  }),
});

const filterInput = inputFromZod('PurchaseHistoryFilter', purchaseHistoryFilter);

builder.queryField('purchaseHistory', (t) =>
  t.field({
    type: PurchaseHistory,
    description: 'What came from suppliers on some days, and what went back to them. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, products and supplier.' }) },
    ...requires('ADMIN', { input: purchaseHistoryFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) =>
      purchaseHistory(sessionOf(context).businessId, parseInput(purchaseHistoryFilter, decodeInput(purchaseHistoryFilter, filter ?? {}))),
  }),
);

namedLinesField('purchaseHistoryLines', {
  description: 'The same product by product, or variant by variant. One statement.',
  type: PurchaseHistoryLine,
  filter: purchaseHistoryFilter, filterInput, sortType: SortType, usualSort: 'UNITS', namedSorts: NAMED_PURCHASE_SORTS,
  assertSortable: assertCostSortable, read: purchaseHistoryLines,
});
