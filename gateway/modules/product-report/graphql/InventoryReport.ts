import { daysLeft } from '../../../../schema/rules/sales-pace.ts';
import { divideRounded } from '../../../../schema/rules/spread.ts';
import { parseInput } from '../../../commands/parse.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import {
  assertValueSortable, inventoryFilter, inventoryLines, inventoryReport, inventorySort,
  type InventoryLine as Line, type InventoryReport as Report, type InventorySort as Sort, type StockFigures as Figures,
} from '../inventory-report.ts';
import { namedLinesField, ReportLine, type Keyed } from './namedLinesField.ts';

const SortType = describedEnum<Sort>('InventoryReportSort', 'What the lines of the inventory report are sorted by, the most first.', {
  VALUE: 'What is on hand is worth; for whoever may see costs.',
  UNITS: 'Pieces on hand.',
  OLDEST: 'Pieces that have been here for more than 90 days.',
  DEAD: 'Dead stock.',
  COVER: 'How long what is not reserved lasts; what does not sell first.',
});
nameEnum(inventorySort, SortType);

const StockFigures = builder.objectRef<Figures>('StockFigures').implement({
  description: 'Where pieces are, how long they have been here, and what they are worth.',
  fields: (t) => ({
    onHand: t.exposeInt('onHand', { description: 'Pieces in the shop.' }),
    reserved: t.exposeInt('reserved', { description: 'Of them, those for orders.' }),
    withCourier: t.exposeInt('withCourier', { description: 'Pieces on their way to customers.' }),
    returning: t.exposeInt('returning', { description: 'Pieces on their way back.' }),
    damaged: t.exposeInt('damaged', { description: 'Pieces that came back damaged: no longer stock.' }),
    inTransfer: t.exposeInt('inTransfer', { description: 'Pieces between two locations.' }),
    upTo30Days: t.exposeInt('age0', { description: 'Of those on hand, pieces that came within 30 days: what is on hand is taken to be what came last.' }),
    upTo60Days: t.exposeInt('age1', { description: 'Pieces that came 31 to 60 days before.' }),
    upTo90Days: t.exposeInt('age2', { description: 'Pieces that came 61 to 90 days before.' }),
    older: t.exposeInt('age3', { description: 'Pieces that came earlier.' }),
    dead: t.exposeInt('dead', { description: 'Of those on hand, dead stock: here for the idle days, of goods of which none was sold in them.' }),
    sold: t.exposeInt('pace', { description: 'Pieces that were sold in the 30 days before, less those that came back.' }),
    daysOfCover: t.int({
      nullable: true, description: 'Whole days for which what is not reserved lasts when as many sell; null when none did.',
      resolve: ({ onHand, reserved, pace }) => daysLeft(onHand - reserved, pace),
    }),
    value: t.expose('valuePoisha', { ...COST_FIELD, type: 'Money', description: 'What is on hand is worth at its average cost.' }),
    deadValue: t.expose('deadPoisha', { ...COST_FIELD, type: 'Money', description: 'What the dead stock is worth.' }),
    unitCost: t.field({
      ...COST_FIELD, type: 'Money', description: 'Average cost of one piece on hand; null when none is.',
      resolve: ({ valuePoisha, onHand }) => (onHand > 0 ? divideRounded(valuePoisha, BigInt(onHand)) : null),
    }),
  }),
});

const InventoryReport = builder.objectRef<Report>('InventoryReport').implement({
  description: 'The stock of all products at the end of a day.',
  fields: (t) => ({
    total: t.expose('total', { type: StockFigures, description: 'Of all products that the filter lets through.' }),
    day: t.expose('day', { type: 'Date', description: 'In Dhaka, as YYYY-MM-DD.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
  }),
});

const InventoryLine = builder.objectRef<Keyed<Line>>('InventoryLine').implement({
  description: 'The stock of one product or variant at the end of a day.',
  interfaces: [ReportLine],
  fields: (t) => ({
    figures: t.expose('figures', { type: StockFigures, description: 'Where its pieces are.' }),
    lastSoldOn: t.expose('lastSoldDay', { type: 'Date', nullable: true, description: 'Day in Dhaka on which a piece last left for a customer, as YYYY-MM-DD; null when none did.' }),
  }),
});

const filterInput = inputFromZod('InventoryReportFilter', inventoryFilter);

const readReport = sharedRead('inventoryReport', inventoryReport);

builder.queryField('inventoryReport', (t) =>
  t.field({
    type: InventoryReport,
    description: 'Where the stock was at the end of a day, and what it was worth. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which day, products and location.' }) },
    ...requires('ADMIN', { input: inventoryFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => readReport(context, parseInput(inventoryFilter, decodeInput(inventoryFilter, filter ?? {}))),
  }),
);

namedLinesField('inventoryLines', {
  description: 'The same product by product, or variant by variant. Two statements.',
  type: InventoryLine,
  filter: inventoryFilter, filterInput, sortType: SortType, usualSort: 'UNITS',
  assertSortable: assertValueSortable, read: inventoryLines,
});
