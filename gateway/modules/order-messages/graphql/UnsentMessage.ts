import { orderReference } from '../../../../schema/rules/order-code.ts';
import { fromWire, inEnglish, type WireMessage } from '../../../../schema/rules/message.ts';
import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { requires } from '../../../graphql/requires.ts';
import { unsentMessages } from '../message-figures.ts';
import { MessageEvent } from './AutoMessage.ts';

type Row = Awaited<ReturnType<typeof unsentMessages.run>>[number];

/** A skipped message has its reason, written by `wireMessage`. */
const reasonOf = ({ reason }: Row) => reason as unknown as WireMessage;

/** Not a Relay node: it is read through the business of the session. */
const UnsentMessage = builder.objectRef<Row>('UnsentMessage').implement({
  description: 'A message to a customer that was not sent, and why.',
  extensions: visibleTo('ADMIN'),
  fields: (t) => ({
    event: t.expose('event', { type: MessageEvent, description: 'What it was to tell.' }),
    orderId: t.id({ description: 'Of the order that it was about.', resolve: ({ orderId }) => encodeId('Order', orderId) }),
    reference: t.string({
      description: 'What people call the order.',
      resolve: ({ order: { number } }, _args, context) => orderReference(sessionOf(context).business?.orderPrefix ?? '', number),
    }),
    customerName: t.string({ description: 'Who was not told.', resolve: ({ order }) => order.customerName }),
    reason: t.string({ description: 'Why, in English.', resolve: (row) => inEnglish(fromWire(reasonOf(row))) }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (row) => reasonOf(row).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: (row) => reasonOf(row).messageValues }),
    at: t.expose('updatedAt', { type: 'DateTime', description: 'When it was given up.' }),
  }),
});

builder.queryField('unsentMessages', (t) =>
  t.field({
    type: [UnsentMessage],
    description: 'Messages that were not sent in the last 30 days, the newest first; at most 100.',
    args: { event: t.arg({ type: MessageEvent, description: 'Of which event; of all when left out.' }) },
    ...requires(unsentMessages.permission, { input: unsentMessages.input }),
    resolve: (_root, { event }, context) => runQuery(unsentMessages, sessionOf(context), { event: event ?? undefined }),
  }),
);
