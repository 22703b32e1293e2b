import type { CourierEventOutcome as Outcome, CourierEventSource as Source } from '../../../db/generated/client/enums.ts';
import type { ParcelStatus as Status } from '../../../../schema/rules/parcel-status.ts';
import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { wordingOf } from '../../../graphql/wording.ts';
import { closeReport, OPEN_OUTCOMES, replayReport } from '../tracking/event-commands.ts';
import { courierReportListQuery, eventOutcome } from '../tracking/event-list-query.ts';
import { ParcelStatus } from './courierEnums.ts';
import { NAMED_ORDER, NamedOrder } from './NamedOrder.ts';

const CourierReportOutcome = describedEnum<Outcome>('CourierReportOutcome', 'What became of what a courier said.', {
  RECEIVED: 'Not looked at yet.',
  APPLIED: 'The order moved.',
  TRACKED: 'Kept as tracking; the order stays where it is.',
  LATE: 'The order has ended otherwise, or it is older than what is known: nothing moved.',
  TO_DECIDE: 'A person has to enter what happened.',
  UNKNOWN_STATUS: 'A word that nobody has explained: nothing moved.',
  UNKNOWN_PARCEL: 'No parcel of the business.',
  FAILED: 'It could not be read or applied.',
  DONE: 'Somebody has seen it.',
});
nameEnum(eventOutcome, CourierReportOutcome);

const CourierReportSource = describedEnum<Source>('CourierReportSource', 'How something was heard of a parcel.', {
  WEBHOOK: 'The courier has sent it.',
  POLL: 'The courier was asked.',
});

const NOTE = readsColumns('note', 'wording');
const noteOf = ({ note, wording }: { note: string; wording: unknown }) => wordingOf({ summary: note, wording });

const CourierReport = builder.prismaNode('CourierEvent', {
  ...tenantRecord('deliveryMethod', 'readOrders'),
  name: 'CourierReport',
  description: 'What a courier said of a parcel, kept as it came.',
  fields: (t) => ({
    source: t.expose('source', { type: CourierReportSource, description: 'How it was heard.' }),
    outcome: t.expose('outcome', { type: CourierReportOutcome, description: 'What became of it.' }),
    note: t.exposeString('note', { description: 'Why nothing moved, in English; empty otherwise.' }),
    messageKey: t.string({ description: 'As messageKey of Error: of the note.', extensions: NOTE, resolve: (row) => noteOf(row).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', extensions: NOTE, resolve: (row) => noteOf(row).messageValues }),
    rawStatus: t.exposeString('rawStatus', { nullable: true, description: "The courier's word; null before it is read." }),
    status: t.field({
      type: ParcelStatus, nullable: true, description: 'What the word means; null where nobody has said so.', select: { status: true },
      resolve: ({ status }) => status as Status | null,
    }),
    message: t.exposeString('message', { description: "The courier's own sentence; may be empty." }),
    consignmentId: t.exposeString('consignmentId', { nullable: true, description: "The courier's number of the parcel." }),
    invoice: t.exposeString('invoice', { nullable: true, description: 'Our number of it.' }),
    collected: t.expose('collectedPoisha', { type: 'Money', nullable: true, description: 'What the courier says it collected.' }),
    saidAt: t.expose('saidAt', { type: 'DateTime', nullable: true, description: 'When it happened, by the courier.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it came.' }),
    courier: t.relation('courier', { description: 'Who said so.' }),
    order: t.relation('order', { nullable: true, description: 'The order of the parcel; null where none was found.' }),
    namedOrder: t.field({
      type: NamedOrder, nullable: true, description: 'As `order`, for whoever keeps delivery methods.',
      select: { order: NAMED_ORDER }, resolve: ({ order }) => order,
    }),
  }),
});

listQueryField('courierReports', courierReportListQuery, {
  description: 'What couriers said of parcels, newest first.',
  type: CourierReport,
});

builder.queryField('openCourierReports', (t) =>
  t.int({
    description: 'How many reports of couriers wait for a person; 100 stands for more.',
    ...requires('deliveryMethod'),
    resolve: async (_root, _args, context) => (await db.courierEvent.findMany({
      where: { businessId: sessionOf(context).businessId, outcome: { in: [...OPEN_OUTCOMES] } }, take: 100, select: { id: true },
    })).length,
  }),
);

const reportList = recordList('ParcelReports', { type: CourierReport, table: 'CourierEvent' });

builder.prismaObjectField(Order, 'parcelReports', (t) =>
  t.connection(...reportList({
    description: 'What its courier said of its parcels, newest first.',
    sort: { column: 'receivedAt', direction: 'desc', kind: 'date' },
    where: ({ businessId, id }) => ({ businessId, orderId: id }),
  })),
);

const answer = {
  record: 'report',
  type: CourierReport,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.courierEvent.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};
commandField('replayCourierReport', replayReport, { ...answer, description: 'Reads a report once more, after what stood in its way was put right.' });
commandField('closeCourierReport', closeReport, { ...answer, description: 'Somebody has seen a report: it waits for nobody any more.' });
