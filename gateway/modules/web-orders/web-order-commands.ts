import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money, phone, requiredText, text, version } from '../../commands/fields.ts';
import { moneyAccount, otherAccount } from '../accounting/money-account.ts';
import { createOrder } from '../orders/create-order.ts';
import { NO_CLAIM } from './claim-lock.ts';
import { lockOpenOrder } from './decide-web-order.ts';
import { markApproved } from './mark-approved.ts';
import { mapKnownLines } from './map-known-lines.ts';
import { orderDraft } from './order-draft.ts';
import { assertPrepaid } from './prepaid.ts';
import { screenWebOrder } from './screen-web-order.ts';
import { searchTextOf } from './web-order-content.ts';

const target = { webOrderId: idOf('WebOrder'), version: version().optional() };

export const approveWebOrder = defineCommand({
  name: 'web-orders.approve',
  permission: 'newOrder',
  input: z.object({
    ...target,
    /** The amount paid already; derived from the shop's payment method and status when left out. */
    advance: money().optional().describe(
      'What the buyer has paid; worked out from the shop when left out, which fails where only a person can know.'),
    advanceAccount: moneyAccount.optional().describe('Where it went to; the payments of the web shop when left out.'),
    advanceAccountId: otherAccount('advanceAccount'),
    advanceReference: text(100).optional().describe("Of the payment; the shop's transaction id when left out."),
  }),
  run: async (context, input) => {
    const waiting = await lockOpenOrder(context, input.webOrderId, input);
    const webOrder = await mapKnownLines(context, waiting);
    const draft = orderDraft(webOrder, input.advance);
    assertPrepaid(webOrder, draft.advancePoisha);
    const order = await createOrder(context, {
      ...draft,
      advanceAccount: input.advanceAccount,
      advanceAccountId: input.advanceAccountId,
      advanceReference: input.advanceReference || webOrder.transactionId,
    });
    await markApproved(context, webOrder, order);
    return { id: webOrder.id, orderId: order.id, orderNumber: order.number };
  },
});

export const cancelWebOrder = defineCommand({
  name: 'web-orders.cancel',
  permission: 'newOrder',
  input: z.object({ ...target, reason: requiredText(300).describe('Why, in words.') }),
  run: async (context, { webOrderId: id, reason, ...input }) => {
    const { tx, session: { businessId }, audit } = context;
    const { status } = await lockOpenOrder(context, id, input);
    await tx.webOrder.update({
      where: { businessId_id: { businessId, id } },
      data: { status: 'CANCELLED', decidedAt: new Date(), cancelReason: reason, ...NO_CLAIM, version: { increment: 1 } },
      select: { id: true },
    });
    await audit({
      entity: ['WebOrder', id],
      summary: msg('Cancelled: {{reason}}', { reason }),
      before: { status },
      after: { status: 'CANCELLED', reason },
    });
    return { id };
  },
});

export const editWebOrder = defineCommand({
  name: 'web-orders.edit',
  permission: 'newOrder',
  input: z.object({
    ...target,
    customerName: requiredText(200).optional(),
    phone: phone().optional(),
    address: text(1_000).optional(),
    district: text(100).optional(),
  }),
  run: async (context, { webOrderId: id, version: seen, ...edited }) => {
    const { tx, session: { businessId }, audit } = context;
    const order = await lockOpenOrder(context, id, { version: seen });
    const { customerName, phone: number, address, district } = order;
    const before = { customerName, phone: number, address, district };
    const given = Object.fromEntries(Object.entries(edited).filter(([, value]) => value !== undefined));
    const after = { ...before, ...given };
    await tx.webOrder.update({
      where: { businessId_id: { businessId, id } },
      data: {
        ...after,
        searchText: searchTextOf({ ...order, ...after }, order.number),
        editedAt: new Date(),
        version: { increment: 1 },
      },
      select: { id: true },
    });
    await audit({ entity: ['WebOrder', id], summary: msg('Edited the customer'), before, after });
    // A rule may match the corrected number.
    await screenWebOrder(context, id, { applies: after.phone !== number });
    return { id };
  },
});
