import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { listAssignees } from '../../tasks/assignees.ts';
import { AssigneeType } from '../../tasks/graphql/Assignee.ts';
import { bulkOrderAction, changeOrdersInBulk, confirmOrdersInBulk } from '../bulk-orders.ts';
import { textOrdersInBulk } from '../text-orders.ts';
import { confirmOrders } from '../confirm-many.ts';
import { confirmPreflight, type Preflight, type PreflightOrder } from '../confirm-preflight.ts';
import type { Outcome } from '../transition-orders.ts';
import { StockShortage } from './StockShortage.ts';
import { OrderStatus } from './orderEnums.ts';
import { orderReferenceOf } from './orderReferenceOf.ts';

type BulkOrderActionValue = 'PACK' | 'HOLD' | 'CANCEL' | 'COURIER' | 'TAG' | 'ASSIGN';

const BulkOrderAction = describedEnum<BulkOrderActionValue>('BulkOrderAction', 'What is done with many orders.', {
  PACK: 'They are in their parcels.',
  HOLD: 'They are put off until a day.',
  CANCEL: 'They end before they were shipped.',
  COURIER: 'Somebody is to carry them.',
  TAG: 'They get a word more.',
  ASSIGN: 'Somebody is to look after them.',
});
nameEnum(bulkOrderAction, BulkOrderAction);

builder.queryField('assignees', (t) =>
  t.field({
    type: [AssigneeType],
    description: 'Who can look after orders: whoever works in the business now, by name. A list of the orders of one of them names them too.',
    ...requires('readOrders'),
    complexity: 50,
    resolve: (_root, _args, context) => listAssignees(sessionOf(context).businessId),
  }),
);

const ConfirmOutcome = builder.objectRef<Outcome>('ConfirmOutcome').implement({
  description: 'What became of one of many orders.',
  fields: (t) => ({
    orderId: t.id({ description: 'Of the order.', resolve: ({ orderId }) => encodeId('Order', orderId) }),
    isConfirmed: t.boolean({ description: 'Whether it is confirmed now.', resolve: ({ error }) => !error }),
    reason: t.string({ nullable: true, description: 'Why it is not; null when it is.', resolve: ({ error }) => error?.message ?? null }),
  }),
});

const ConfirmOutcomes = builder.objectRef<{ outcomes: Outcome[] }>('ConfirmOutcomes').implement({
  description: 'What became of many orders.',
  fields: (t) => ({
    list: t.field({ type: [ConfirmOutcome], description: 'Of each, the oldest first.', resolve: ({ outcomes }) => outcomes }),
  }),
});

commandField('confirmOrders', confirmOrders, {
  description: 'Confirms up to 500 orders at once, the oldest first; each succeeds or fails by itself.',
  record: 'outcomes',
  type: ConfirmOutcomes,
});

commandField('confirmOrdersInBulk', confirmOrdersInBulk, {
  description: 'Confirms any number of orders in the background, the oldest first.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

commandField('textOrdersInBulk', textOrdersInBulk, {
  description: 'Sends an SMS to the customer of each of many orders, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

commandField('changeOrdersInBulk', changeOrdersInBulk, {
  description: 'Takes many orders one step on, or marks them, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

const PreflightOrderType = builder.objectRef<PreflightOrder>('PreflightOrder').implement({
  description: 'What confirming an order would meet.',
  fields: (t) => ({
    id: t.id({ description: 'Of the order.', resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: "What people call it: 'NG-1024'.",
      resolve: orderReferenceOf,
    }),
    status: t.expose('status', { type: OrderStatus, description: 'Where it stands.' }),
    customerName: t.exposeString('customerName', { description: 'Who receives it.' }),
    phone: t.expose('phone', { type: 'PhoneNumber', description: 'As 01XXXXXXXXX.' }),
    itemSummary: t.exposeString('itemSummary', { description: "'Jamdani saree, Maroon +2'" }),
    total: t.expose('totalPoisha', { type: 'Money', description: 'What the customer pays in all.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was taken.' }),
    short: t.field({ type: [StockShortage], description: 'What would be missing once those before it are confirmed.', resolve: ({ short }) => short }),
    hasThana: t.exposeBoolean('hasThana', { description: 'Whether its thana is known.' }),
    hasPhone: t.exposeBoolean('hasPhone', { description: 'Whether its phone number is a mobile number; it cannot be confirmed without.' }),
    hasAddress: t.exposeBoolean('hasAddress', {
      description: 'Whether its address is long enough to be found, or its customer fetches the goods; it cannot be confirmed without.',
    }),
    duplicates: t.exposeInt('duplicates', { description: 'Other orders of the same customer that have not left yet, taken within Business.duplicateDays of it.' }),
    orderCount: t.exposeInt('orderCount', { description: 'Orders of the customer in all.' }),
    returnedCount: t.exposeInt('returnedCount', { description: 'Those of them that came back.' }),
    blocked: t.exposeString('blocked', {
      nullable: true, description: 'Why a rule stops its phone number, empty where the rule does not say; null without one. It can be confirmed all the same.',
    }),
    plannedCourier: t.exposeString('plannedCourier', { nullable: true, description: 'Who is to carry it, by name; null for nobody yet.' }),
    isReady: t.exposeBoolean('isReady', { description: 'Whether confirming it now would succeed.' }),
  }),
});

const PreflightType = builder.objectRef<Preflight>('ConfirmPreflight').implement({
  description: 'A look before many orders are confirmed.',
  fields: (t) => ({
    orders: t.field({ type: [PreflightOrderType], description: 'The oldest first.', resolve: ({ orders }) => orders }),
    unknown: t.exposeIntList('unknown', { description: 'Numbers that no order has.' }),
  }),
});

builder.queryField('confirmPreflight', (t) =>
  t.field({
    type: PreflightType,
    description: 'What confirming orders would do, without doing it.',
    args: {
      numbers: t.arg.intList({ description: 'Numbers of orders without prefix, at most 500; those that wait for confirmation when left out.' }),
    },
    ...requires('confirmOrder'),
    complexity: 200,
    resolve: (_root, { numbers }, context) => runQuery(confirmPreflight, sessionOf(context), { numbers: numbers ?? undefined }),
  }),
);
