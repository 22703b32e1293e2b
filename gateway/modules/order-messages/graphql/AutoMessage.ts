import { runQuery } from '../../../commands/execute.ts';
import type { MessageEvent as MessageEventValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { messageEvent, saveAutoMessage, toldEvents, type AutoMessageSetting } from '../auto-messages.ts';
import { autoMessagesWithFigures, filteredOrders, type MessageFigures } from '../message-figures.ts';
import { areMessagesPaused, pauseMessages } from '../pause-messages.ts';
import { quietHours, setQuietHours } from '../quiet-hours.ts';

export const MessageEvent = describedEnum<MessageEventValue>('MessageEvent', 'What happens to an order that its customer can be told by SMS.', {
  CONFIRMED: 'It was confirmed.',
  SHIPPED: 'Its parcel was handed to a courier.',
  OUT_FOR_DELIVERY: 'The courier is on its way to the customer with it.',
  DELIVERED: 'It was delivered, all of it.',
  RETURN: 'Its parcel is on its way back.',
  HOLD: 'It was put on hold.',
  ADVANCE: 'An advance was paid for it.',
  PREORDER_READY: 'The goods that it waited for are in.',
});
nameEnum(messageEvent, MessageEvent);

const Figures = builder.objectRef<MessageFigures>('AutoMessageFigures').implement({
  description: 'The last 30 days of an event.',
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Orders that it happened to and that the filters let through, told or not.' }),
    sent: t.exposeInt('sent', { description: 'Messages that were sent.' }),
    spent: t.exposeInt('spent', { description: 'SMS that they took from the balance.' }),
    skipped: t.exposeInt('skipped', { description: 'Messages that were not sent; see `unsentMessages`.' }),
    unpaid: t.exposeInt('unpaid', { description: 'Of the skipped ones, those that the balance did not pay for.' }),
  }),
});

/** Not a Relay node: it is read through the business of the session. */
const AutoMessage = builder.objectRef<AutoMessageSetting & { figures: MessageFigures }>('AutoMessage').implement({
  description: 'What customers are told by SMS when something happens to their order.',
  extensions: visibleTo('ADMIN'),
  fields: (t) => ({
    event: t.expose('event', { type: MessageEvent, description: 'What they are told of.' }),
    isOn: t.exposeBoolean('isOn', { description: 'Whether they are told.' }),
    templateId: t.id({ nullable: true, description: 'Id of the message template; null before one was chosen.', resolve: ({ templateId }) => templateId && encodeId('MessageTemplate', templateId) }),
    delayMinutes: t.exposeInt('delayMinutes', { description: 'Minutes between the event and the message.' }),
    sources: t.exposeStringList('sources', { description: 'Only orders from these sources; from all when empty.' }),
    couriers: t.exposeStringList('couriers', { description: 'Only orders that these couriers carry, or are to carry; all when empty.' }),
    siteIds: t.idList({ description: 'Only orders of these web shops; all when empty.', resolve: ({ siteIds }) => siteIds.map((id) => encodeId('WebSite', id)) }),
    minimum: t.expose('minimumPoisha', { type: 'Money', description: 'Only orders from this total on.' }),
    version: t.exposeInt('version', { description: '0 for an event that was never set up.' }),
    figures: t.field({ type: Figures, description: 'Its last 30 days.', resolve: ({ figures }) => figures }),
  }),
});

builder.queryField('autoMessages', (t) =>
  t.field({
    type: [AutoMessage],
    description: 'What customers are told of each event, those that were never set up too. Three statements.',
    ...requires(autoMessagesWithFigures.permission),
    complexity: 100,
    resolve: (_root, _args, context) => runQuery(autoMessagesWithFigures, sessionOf(context), {}),
  }),
);

const OrdersInput = inputFromZod('AutoMessageOrdersInput', filteredOrders.input);

builder.queryField('autoMessageOrders', (t) =>
  t.int({
    description: 'How many orders of the last 30 days an event happened to, of those that a filter lets through: it need not be saved.',
    args: { input: t.arg({ type: OrdersInput, required: true, description: 'Which orders.' }) },
    ...requires(filteredOrders.permission, { input: filteredOrders.input }),
    complexity: 100,
    resolve: (_root, { input }, context) => runQuery(filteredOrders, sessionOf(context), decodeInput(filteredOrders.input, input)),
  }),
);

builder.queryField('toldEvents', (t) =>
  t.field({
    type: [MessageEvent],
    description: 'The events of which customers are told by itself. Whoever changes many orders at once says whether those are told.',
    ...requires(toldEvents.permission),
    resolve: (_root, _args, context) => runQuery(toldEvents, sessionOf(context), {}),
  }),
);

builder.queryField('areMessagesPaused', (t) =>
  t.boolean({
    description: 'Whether no message is sent by itself now, whatever `autoMessages` says.',
    ...requires(areMessagesPaused.permission),
    resolve: (_root, _args, context) => runQuery(areMessagesPaused, sessionOf(context), {}),
  }),
);

const QuietHours = builder.objectRef<{ from: number; until: number; version: number }>('QuietHours').implement({
  description: 'Hours of the day in Dhaka in which no message is sent by itself: what falls into them waits for their end.',
  extensions: visibleTo('ADMIN'),
  fields: (t) => ({
    from: t.exposeInt('from', { description: 'The first quiet hour.' }),
    until: t.exposeInt('until', { description: 'The hour at which messages are sent again; the same as `from` for no quiet hours.' }),
    version: t.exposeInt('version', { description: '0 where none were chosen yet.' }),
  }),
});

builder.queryField('quietHours', (t) =>
  t.field({
    type: QuietHours,
    description: 'Hours in which no message is sent by itself.',
    ...requires(quietHours.permission),
    resolve: (_root, _args, context) => runQuery(quietHours, sessionOf(context), {}),
  }),
);

commandField('saveAutoMessage', saveAutoMessage, {
  description: 'Says what customers are told of an event, or that they are not.',
  record: 'event',
  type: MessageEvent,
  resolve: ({ event }) => event,
});

commandField('pauseMessages', pauseMessages, {
  description: 'Stops all messages that are sent by itself, or lets them be sent again.', record: 'isPaused', type: 'Boolean',
});

commandField('setQuietHours', setQuietHours, {
  description: 'Says in which hours no message is sent by itself.', record: 'hours', type: QuietHours,
});
