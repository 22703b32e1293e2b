import { parseInput } from '../../../commands/parse.ts';
import type { OrderStatus as Status } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import { OrderStatus } from '../../orders/graphql/orderEnums.ts';
import {
  statusReport, statusReportFilter, statusReportLines, statusReportSort,
  type OrderedFigures as Figures, type StatusReport as Report, type StatusReportLine as Line, type StatusReportSort as Sort,
} from '../status-report.ts';
import { namedLinesField, ReportLine, type Keyed } from './namedLinesField.ts';

const inStatus = (what: string) => `Pieces of orders that ${what}.`;

const SortType = describedEnum<Sort>('ProductStatusSort', 'What the lines of the status report are sorted by, the most first.', {
  UNITS: 'All pieces that were ordered.',
  PENDING: inStatus('are pending'), PREORDER: inStatus('wait for goods'), CONFIRMED: inStatus('are confirmed'), HOLD: inStatus('are on hold'),
  PACKED: inStatus('are packed'), SHIPPED: inStatus('are with couriers'), DELIVERED: inStatus('were delivered'),
  PARTIAL: inStatus('were delivered in part'), RETURN_PENDING: inStatus('are on their way back'), RETURNED: inStatus('came back'),
  EXCHANGED: inStatus('were exchanged'), LOST: inStatus('are lost'), CANCELLED: inStatus('were cancelled'),
});
nameEnum(statusReportSort, SortType);

const StatusUnits = builder.objectRef<{ status: Status; units: number }>('StatusUnits').implement({
  description: 'How many pieces were ordered with orders that stand in a status.',
  fields: (t) => ({
    status: t.expose('status', { type: OrderStatus, description: 'Which.' }),
    units: t.exposeInt('units', { description: 'The sum of the lines of the list with the same filters.' }),
  }),
});

const OrderedFigures = builder.objectRef<Figures>('OrderedFigures').implement({
  description: 'Pieces that were ordered, by where their orders stand now.',
  fields: (t) => ({
    units: t.exposeInt('units', { description: 'All of them.' }),
    statuses: t.expose('statuses', { type: [StatusUnits], description: 'Where they stand, without statuses that none has.' }),
  }),
});

const StatusReport = builder.objectRef<Report>('ProductStatusReport').implement({
  description: 'Pieces that were ordered on some days over all products.',
  fields: (t) => ({
    total: t.expose('total', { type: OrderedFigures, description: 'Of all products that the filter lets through.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
    totalBefore: t.field({
      type: OrderedFigures, description: 'The same of the equally long range of days before, by where those orders stand now. One statement.',
      resolve: ({ totalBefore }) => totalBefore(),
    }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
  }),
});

const StatusLine = builder.objectRef<Keyed<Line>>('ProductStatusLine').implement({
  description: 'What was ordered on some days of one product or variant.',
  interfaces: [ReportLine],
  fields: (t) => ({
    figures: t.expose('figures', { type: OrderedFigures, description: 'Where the orders of its pieces stand.' }),
  }),
});

const filterInput = inputFromZod('ProductStatusFilter', statusReportFilter);

const readReport = sharedRead('productStatusReport', statusReport);

builder.queryField('productStatusReport', (t) =>
  t.field({
    type: StatusReport,
    description: 'Where the orders of some days stand, in pieces. One statement.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days and products.' }) },
    ...requires('ADMIN', { input: statusReportFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => readReport(context, parseInput(statusReportFilter, decodeInput(statusReportFilter, filter ?? {}))),
  }),
);

namedLinesField('productStatusLines', {
  description: 'The same product by product, or variant by variant. One statement.',
  type: StatusLine,
  filter: statusReportFilter, filterInput, sortType: SortType, usualSort: 'UNITS',
  read: statusReportLines,
});
