import type { z } from 'zod';
import type { Command } from '../../../commands/command.ts';
import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { TakenOrder } from '../../orders/graphql/takeOrder.ts';
import { approveWebOrderAsTyped } from '../approve-as-typed.ts';
import { claimNextWebOrder, claimWebOrder, releaseWebOrder } from '../claims.ts';
import { createWebOrder } from '../create-web-order.ts';
import { logWebOrderCall } from '../log-call.ts';
import { mergeWebOrders, reopenWebOrder } from '../merge-web-orders.ts';
import { applyShopChange } from '../apply-shop-change.ts';
import { mapWebOrderLine, sendNothingForLine } from '../map-web-order-line.ts';
import { approveWebOrder, cancelWebOrder, editWebOrder } from '../web-order-commands.ts';
import { WebOrder } from './WebOrder.ts';

type WebOrderCommand = Command<z.ZodObject, { id: string }>;

const MUTATIONS: [name: string, command: WebOrderCommand, description: string][] = [
  ['approveWebOrder', approveWebOrder as WebOrderCommand,
    'Makes an order of it. Fails while a line is unmapped or the phone is no mobile number.'],
  ['cancelWebOrder', cancelWebOrder as WebOrderCommand, 'Ends a web order that will not become an order.'],
  [
    'editWebOrder', editWebOrder as WebOrderCommand,
    'Edits name, phone or address; the shop no longer replaces them.',
  ],
  ['claimWebOrder', claimWebOrder as WebOrderCommand, 'Takes up an order to call its customer: for some minutes nobody else does.'],
  ['releaseWebOrder', releaseWebOrder as WebOrderCommand, 'The caller has left the order without a call.'],
  ['claimNextWebOrder', claimNextWebOrder as WebOrderCommand, 'Takes up the order whose call is due first; no two callers get the same.'],
  ['logWebOrderCall', logWebOrderCall as WebOrderCommand, 'What came of a call: the order moves on, and the call stands in the log.'],
  ['mergeWebOrders', mergeWebOrders as WebOrderCommand, 'Keeps one of several orders that repeat each other.'],
  ['reopenWebOrder', reopenWebOrder as WebOrderCommand, 'Takes an order up again that was ended or put aside here.'],
  ['createWebOrder', createWebOrder as WebOrderCommand, 'Writes down a lead of the phone or of Messenger as a web order that waits for a call.'],
  ['mapWebOrderLine', mapWebOrderLine as WebOrderCommand,
    'Says which variant a line stands for, here and in every open order of the same product.'],
  ['sendNothingForLine', sendNothingForLine as WebOrderCommand,
    'Says that nothing is sent for a line, here and in every open order of the same product.'],
];

for (const [name, command, description] of MUTATIONS) {
  commandField(name, command, {
    description,
    record: 'webOrder',
    type: WebOrder,
    resolve: ({ id }, { session, query }) =>
      db.webOrder.findUniqueOrThrow({
        ...query,
        where: { businessId_id: { businessId: session.businessId, id } },
      }),
  });
}

commandField('approveWebOrderAsTyped', approveWebOrderAsTyped, {
  description: 'Makes an order of it as somebody has typed it over, and confirms it where that is asked for.',
  record: 'taken',
  type: TakenOrder,
});

commandField('applyShopChange', applyShopChange, {
  description: 'Makes an order what its web shop has changed it to since the approval: cancelled, or with its lines, amounts and recipient.',
  record: 'order',
  type: Order,
  resolve: ({ id }, { session, query }) =>
    db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
