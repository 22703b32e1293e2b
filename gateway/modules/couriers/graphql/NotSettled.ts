import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { receiveCompensation, writeOffClaim } from '../settlement/claim-decisions.ts';
import { HELD_LINES, heldMoney, heldAmount, isInDisputeAboutCharges, notSettledListQuery, settlementAge, type HeldMoney, type SettlementAge as Age } from '../settlement/not-settled.ts';
import { requires } from '../../../graphql/requires.ts';
import { SettlementStatus } from '../../orders/graphql/orderEnums.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { notSettledShow, type NotSettledShow } from '../settlement/not-settled.ts';
import { disputeOrder, resolveDispute, undoSettlementDecision, writeOffOrder } from '../settlement/settlement-decisions.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { snoozeOrdersInBulk } from '../settlement/bulk-snooze.ts';
import { snoozeOrders } from '../settlement/snooze.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';

const SettlementAge = describedEnum<Age>('SettlementAge', 'How long ago an order was delivered that the courier has not paid.', {
  DAYS_0_3: 'Up to three days.',
  DAYS_4_7: 'Four to seven days.',
  DAYS_8_15: 'Eight to fifteen days.',
  OVER_15: 'More than fifteen days.',
});
nameEnum(settlementAge, SettlementAge);

const HeldByCourier = builder.objectRef<HeldMoney>('HeldByCourier').implement({
  description: "What of the business's money a courier holds: delivered orders that it has not paid. Each amount but the total is that of a tab of the list.",
  fields: (t) => ({
    courierId: t.id({ description: 'Of the courier.', resolve: ({ courierId }) => encodeId('Courier', courierId) }),
    name: t.exposeString('name', { description: 'Of the courier.' }),
    orders: t.exposeInt('orders', { description: 'That it has not paid.' }),
    total: t.expose('total', { type: 'Money', description: 'Of all of them, also of those put away.' }),
    away: t.expose('away', { type: 'Money', description: 'Of orders that were put away until a day; the other amounts are without these.' }),
    awayOrders: t.exposeInt('awayOrders', { description: 'How many these are.' }),
    days0to3: t.expose('days0to3', { type: 'Money', description: 'Of orders delivered in the last three days.' }),
    days4to7: t.expose('days4to7', { type: 'Money', description: 'Delivered four to seven days ago.' }),
    days8to15: t.expose('days8to15', { type: 'Money', description: 'Delivered eight to fifteen days ago.' }),
    over15: t.expose('over15', { type: 'Money', description: 'Delivered longer ago.' }),
    late: t.expose('late', { type: 'Money', description: 'Of orders that it should have paid by its terms.' }),
    lateOrders: t.exposeInt('lateOrders', { description: 'How many these are.' }),
    payoutDays: t.exposeInt('payoutDays', { description: 'Days from delivery to payment, by its terms.' }),
    graceDays: t.exposeInt('graceDays', { description: 'Days of patience after these.' }),
    lastPayout: t.expose('lastPayout', { type: 'DateTime', nullable: true, description: 'The day of its last posted statement.' }),
    parcels0to3: t.exposeInt('parcels0to3', { description: 'Delivered in the last three days.' }),
    parcels4to7: t.exposeInt('parcels4to7', { description: 'Delivered four to seven days ago.' }),
    parcels8to15: t.exposeInt('parcels8to15', { description: 'Delivered eight to fifteen days ago.' }),
    parcelsOver15: t.exposeInt('parcelsOver15', { description: 'Delivered longer ago.' }),
  }),
});

builder.queryField('moneyHeldByCouriers', (t) =>
  t.field({
    type: [HeldByCourier],
    description: "Who holds the business's money, the most first.",
    ...requires('notification'),
    complexity: 20,
    resolve: (_root, _args, context) => heldMoney(sessionOf(context).businessId),
  }),
);

const SettlementSnooze = builder.prismaObject('SettlementSnooze', {
  description: 'An unsettled order that was put away until a day.',
  fields: (t) => ({
    until: t.expose('untilDay', { type: 'DateTime', description: 'The day on which it is seen again.' }),
    note: t.exposeString('note', { description: 'What is waited for; may be empty.' }),
    by: t.exposeString('createdByName', { description: 'Who put it away.' }),
  }),
});
void SettlementSnooze;

const NotSettledOrder = builder.prismaObject('Order', {
  variant: 'NotSettledOrder',
  description: 'An order that a courier has not paid in full; for whoever may see that, also without the right to see orders.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among these.', select: { id: true }, resolve: ({ id }) => encodeId('NotSettledOrder', id) }),
    orderId: t.id({ description: 'Of the order itself.', select: { id: true }, resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: 'What people call it.',
      select: { number: true },
      resolve: orderReferenceOf,
    }),
    customerName: t.exposeString('customerName', { description: 'Who received it.' }),
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'Of the recipient.' }),
    courierName: t.exposeString('courierName', { nullable: true, description: 'Who carried it.' }),
    trackingCode: t.exposeString('trackingCode', { nullable: true, description: "The courier's number of the parcel." }),
    deliveredAt: t.expose('deliveredAt', { type: 'DateTime', nullable: true, description: 'Null for goods that were refused against a fee.' }),
    settlementStatus: t.expose('settlementStatus', { type: SettlementStatus, description: 'How far the courier has paid it.' }),
    snooze: t.relation('settlementSnooze', { nullable: true, description: 'Until when it was put away; null where it was not.' }),
    isInDisputeAboutCharges: t.boolean({
      description: 'It is in dispute about charges of the courier, not about its cash.', select: { statementLines: HELD_LINES }, resolve: isInDisputeAboutCharges,
    }),
    amount: t.field({
      type: 'Money',
      nullable: true,
      description: 'What the courier holds of it; of one in dispute, what the dispute is about, below zero where it has paid too much. Null for a charge in dispute, for whoever may not see what couriers take.',
      authScopes: (order) => (isInDisputeAboutCharges(order) ? { charges: true } : true),
      unauthorizedResolver: () => null,
      select: {
        collectedPoisha: true, totalPoisha: true, advancePoisha: true,
        statementLines: HELD_LINES,
      },
      resolve: heldAmount,
    }),
  }),
});

listQueryField('notSettledOrders', notSettledListQuery, {
  description: 'Orders that a courier has not paid in full.',
  type: NotSettledOrder,
});

nameEnum(notSettledShow, describedEnum<NotSettledShow>('NotSettledShow', 'Which unsettled orders are looked at.', {
  OPEN: 'Those that wait for their money.',
  LATE: 'Of these, those that the courier should have paid by its terms.',
  SNOOZED: 'Those that were put away until a day.',
  DISPUTED: 'Those in dispute with their courier.',
}));

const decided = {
  record: 'order',
  type: NotSettledOrder,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};
commandField('disputeOrder', disputeOrder, { ...decided, description: 'What a courier has not paid of an order is in dispute from now on.' });
commandField('resolveDispute', resolveDispute, { ...decided, description: 'A dispute has ended with money, one way or the other.' });
commandField('writeOffOrder', writeOffOrder, { ...decided, description: 'What a courier owes for an order will not be paid. Takes an administrator.' });
commandField('receiveCompensation', receiveCompensation, {
  ...decided, description: 'A courier has paid for goods that it lost: the claim is paid, and what exceeds it is income.',
});
commandField('writeOffClaim', writeOffClaim, { ...decided, description: 'What a courier still owes for lost goods will not be paid. Takes an administrator.' });
commandField('undoSettlementDecision', undoSettlementDecision, { ...decided, description: 'Takes back the last decision about the money of an order.' });
commandField('snoozeOrders', snoozeOrders, {
  description: 'Puts unsettled orders away until a day, or takes them out again.',
  record: 'count',
  type: 'Int',
  resolve: ({ count }) => count,
});
commandField('snoozeOrdersInBulk', snoozeOrdersInBulk, {
  description: 'Puts many unsettled orders away until a day, in the background. It can be taken back.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
