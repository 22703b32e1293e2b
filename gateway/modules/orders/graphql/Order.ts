import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { NOTE_WORDS, wordList } from '../../../../schema/rules/order-words.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns, showsRelation } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { allOrdersQuery, orderListQuery } from '../order-list-query.ts';
import { advancesOf } from '../advances.ts';
import { NOTE_COLUMNS, shippingNoteOf } from '../shipping-note.ts';
import { nextStatuses } from '../order-state.ts';
import { journalOf } from '../../accounting/graphql/JournalEntry.ts';
import { Address } from '../../customers/graphql/Address.ts';
import { StoredFile } from '../../files/graphql/StoredFile.ts';
import { movementsOf } from '../../inventory/graphql/StockMovement.ts';
import { shortagesOf } from '../shortages.ts';
import { OrderAdvance } from './OrderAdvance.ts';
import './OrderLine.ts';
import { Shipment } from './Shipment.ts';
import { StockShortage } from './StockShortage.ts';
import { OrderStatus, SettlementStatus, ShopChange } from './orderEnums.ts';
import { orderReferenceOf } from './orderReferenceOf.ts';

/** Sums `amount` over the lines of posted statements; null if there are none. */
function kept<Line extends { result: string; statement: { status: string } }>(lines: readonly Line[], amount: (line: Line) => bigint): bigint | null {
  const posted = lines.filter(({ result, statement }) => statement.status === 'POSTED' && result !== 'DUPLICATE');
  return posted.length === 0 ? null : posted.reduce((sum, line) => sum + amount(line), 0n);
}

export const Order = builder.prismaNode('Order', {
  ...tenantRecord('readOrders'),
  description: 'An order of a customer: what was ordered, where it stands, what is owed.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Counted up within the business, without its prefix.' }),
    reference: t.string({
      description: "What people call it: 'NG-1024', or '#1024' in a business without a prefix.",
      extensions: readsColumns('number'),
      resolve: orderReferenceOf,
    }),
    status: t.expose('status', { type: OrderStatus }),
    settlementStatus: t.expose('settlementStatus', { type: SettlementStatus }),
    shopChange: t.expose('shopChange', {
      type: ShopChange,
      nullable: true,
      description: 'What its web shop did to it since the approval; null when nothing, or when somebody has decided.',
    }),
    version: t.exposeInt('version'),
    customer: t.relation('customer', { description: 'Whose order it is, as they are on record now.' }),
    shippingAddress: t.field({
      type: Address,
      description: 'Who receives it and where, as it was when the order was taken.',
      extensions: readsColumns('customerName', 'phone', 'address', 'district', 'thana'),
      resolve: ({ customerName: name, phone, address: street, district, thana }) => ({ name, phone, street, district, thana }),
    }),
    note: t.exposeString('note'),
    source: t.exposeString('source'),
    itemSummary: t.exposeString('itemSummary', { description: "'Jamdani saree, Maroon +2'" }),
    itemCount: t.exposeInt('itemCount'),
    itemsTotal: t.expose('itemsPoisha', { type: 'Money' }),
    discount: t.expose('discountPoisha', { type: 'Money' }),
    deliveryFee: t.expose('deliveryFeePoisha', { type: 'Money' }),
    total: t.expose('totalPoisha', { type: 'Money' }),
    advance: t.expose('advancePoisha', { type: 'Money' }),
    courierCharge: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'What couriers kept of it for delivery and return, by their statements; null before there is one.',
      select: { statementLines: { select: { result: true, deliveryPoisha: true, returnPoisha: true, statement: { select: { status: true } } } } },
      resolve: ({ statementLines }) => kept(statementLines, ({ deliveryPoisha, returnPoisha }) => deliveryPoisha + returnPoisha),
    }),
    codFee: t.field({
      ...COST_FIELD,
      type: 'Money',
      description: 'What couriers kept of the cash, by their statements; null before there is one.',
      select: { statementLines: { select: { result: true, codFeePoisha: true, statement: { select: { status: true } } } } },
      resolve: ({ statementLines }) => kept(statementLines, ({ codFeePoisha }) => codFeePoisha),
    }),
    advances: t.field({
      type: [OrderAdvance],
      description: 'The payments that its advance was made of, the oldest first; those that were taken back are left out.',
      complexity: 10,
      resolve: ({ businessId, id }) => advancesOf(db, { businessId, id }),
    }),
    refundDue: t.expose('refundDuePoisha', {
      type: 'Money', description: 'What is owed back to the customer: an advance after a cancellation, what was paid for goods that were given back.',
    }),
    collected: t.expose('collectedPoisha', {
      type: 'Money', description: 'What the courier collected at the door; the fee of somebody who refused the goods is part of it.',
    }),
    due: t.field({
      type: 'Money',
      description: 'What is still to be collected.',
      extensions: readsColumns('totalPoisha', 'advancePoisha', 'collectedPoisha'),
      resolve: ({ totalPoisha, advancePoisha, collectedPoisha }) => totalPoisha - advancePoisha - collectedPoisha,
    }),
    shipment: t.field({
      type: Shipment,
      nullable: true,
      description: 'The parcel it was last handed over in; null until it is shipped.',
      extensions: showsRelation('shipments'),
      select: (_args, _context, nestedSelection) => ({
        shipments: nestedSelection({ orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 1 }),
      }),
      resolve: ({ shipments }) => shipments[0] ?? null,
    }),
    heldFrom: t.expose('heldFrom', { type: OrderStatus, nullable: true }),
    holdReason: t.exposeString('holdReason', { nullable: true }),
    holdUntil: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day in Dhaka to look at it again, as YYYY-MM-DD; null unless held.',
      extensions: readsColumns('holdUntil'),
      resolve: ({ holdUntil }) => holdUntil && new Date(holdUntil).toISOString().slice(0, 10),
    }),
    altPhone: t.field({
      type: 'PhoneNumber',
      nullable: true,
      description: 'Another number to reach them by; null for none.',
      extensions: readsColumns('altPhone'),
      resolve: ({ altPhone }) => altPhone || null,
    }),
    thana: t.exposeString('thana'),
    shippingNote: t.string({
      description: 'For the courier, with the words of the order filled in as they are now.',
      extensions: readsColumns(...NOTE_COLUMNS),
      resolve: (order, _args, context) => shippingNoteOf(order, sessionOf(context).business),
    }),
    typedShippingNote: t.exposeString('shippingNote', {
      description: `The shipping note as it was typed: ${wordList(NOTE_WORDS)} stand for what the order says. An edit begins with it.`,
    }),
    plannedCourier: t.exposeString('plannedCourier', { nullable: true }),
    tags: t.exposeStringList('tags'),
    scheduledFor: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day in Dhaka that it is to be sent, as YYYY-MM-DD; null for as soon as can be.',
      extensions: readsColumns('scheduledFor'),
      resolve: ({ scheduledFor }) => scheduledFor && new Date(scheduledFor).toISOString().slice(0, 10),
    }),
    returningUnits: t.exposeInt('returningUnits'),
    returningSince: t.expose('returningSince', { type: 'DateTime', nullable: true, description: 'Since when units are on their way back; null when none are.' }),
    requeuedAt: t.expose('requeuedAt', {
      type: 'DateTime', nullable: true, description: 'When it joined the queue of preorders anew, after it had been cancelled; null for one that waits since it was taken.',
    }),
    isReturnLate: t.boolean({
      description: 'Whether units are on their way back for longer than Business.returnGraceDays.',
      extensions: readsColumns('returningSince'),
      resolve: ({ returningSince }, _args, context) =>
        returningSince !== null && Date.now() - new Date(returningSince).getTime() > sessionOf(context).rules.returnGraceDays * DAY_MS,
    }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    returnReason: t.exposeString('returnReason', { nullable: true, description: 'Why goods of it come or came back; null where none do, and while nobody has said.' }),
    isCourierReason: t.boolean({
      description: 'Whether the courier gave the reason of the return, and nobody has said otherwise.',
      extensions: readsColumns('returnReasonBy'),
      resolve: ({ returnReasonBy }) => returnReasonBy === 'COURIER',
    }),
    createdByName: t.exposeString('createdByName'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    confirmedAt: t.expose('confirmedAt', { type: 'DateTime', nullable: true }),
    shippedAt: t.expose('shippedAt', { type: 'DateTime', nullable: true }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true }),
    cancelledAt: t.expose('cancelledAt', { type: 'DateTime', nullable: true }),
    lines: t.relation('lines', { description: 'What was ordered.', query: { orderBy: { position: 'asc' } } }),
    nextStatuses: t.field({
      type: [OrderStatus],
      description: 'Where the viewer may move it from here.',
      extensions: readsColumns('status', 'heldFrom'),
      resolve: (order, _args, context) => nextStatuses(order, sessionOf(context)),
    }),
    replaces: t.relation('replaces', { nullable: true, description: 'The order that this one was exchanged for; null for others.' }),
    replacedBy: t.relation('replacedBy', { nullable: true, description: 'The order that replaces this one; null unless it was exchanged.' }),
    exchangeCredit: t.expose('exchangeCreditPoisha', {
      type: 'Money', description: 'Part of the advance that the goods given back have paid.',
    }),
    files: t.field({
      type: [StoredFile],
      description: 'Pictures and PDFs that staff keep with it.',
      select: { files: { orderBy: { position: 'asc' }, select: { file: true } } },
      resolve: ({ files }) => files.map(({ file }) => file),
    }),
    assigneeId: t.id({
      nullable: true,
      description: 'The member who is to look after it; null for nobody in particular.',
      extensions: readsColumns('assigneeId'),
      resolve: ({ assigneeId }) => assigneeId && encodeId('Member', assigneeId),
    }),
    assigneeName: t.exposeString('assigneeName'),
    printedAt: t.expose('printedAt', { type: 'DateTime', nullable: true }),
    timeline: t.connection(...timelineOf('Order')),
    journal: t.connection(...journalOf()),
    shortages: t.field({
      type: [StockShortage],
      description: 'What it has reserved without its being on hand; what is there counts for earlier orders first.',
      complexity: 10,
      resolve: (order) => shortagesOf(order),
    }),
    stockMovements: t.connection(...movementsOf()),
  }),
});

listQueryField('orders', orderListQuery, {
  description: 'Orders of the business, newest first.',
  type: Order,
  counts: { name: 'orderCounts', kind: 'order', description: 'How many orders stand in each status.' },
  matching: { name: 'matchingOrderCount', description: 'How many orders a filter lets through, counted up to 50,001.' },
});

listQueryField('allOrders', allOrdersQuery, {
  description: 'Orders of the business in every state and from any time, for reports.',
  type: Order,
});

