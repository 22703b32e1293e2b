import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { WITH_LINES } from '../decide-web-order.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { formDraft, type FormDraft } from '../order-draft.ts';
import { formLine, type FormLine } from '../sent-lines.ts';
import { WebOrder } from './WebOrder.ts';

const WebOrderDraftLine = builder.objectRef<FormLine & { lineId?: string }>('WebOrderDraftLine').implement({
  description: 'Pieces and price of a line of a web order, as a form for orders begins with it.',
  fields: (t) => ({
    lineId: t.id({
      nullable: true, description: 'Of the line of the web order; null beside the line itself.',
      resolve: ({ lineId }) => (lineId === undefined ? null : encodeId('WebOrderLine', lineId)),
    }),
    quantity: t.exposeInt('quantity', { description: 'Pieces, less what the shop has refunded.' }),
    unitPrice: t.expose('unitPricePoisha', { type: 'Money', description: 'Of one piece, before the discount; nothing where the shop sells in another currency.' }),
    discount: t.expose('discountPoisha', { type: 'Money', description: 'Off the line.' }),
  }),
});

builder.prismaObjectField('WebOrderLine', 'draft', (t) =>
  t.field({
    type: WebOrderDraftLine,
    nullable: true,
    description: 'What a form begins with when somebody types the order over; null where nothing of it is sent.',
    deprecationReason: 'Take `draft.lines` of the web order, where the price of a bundle stands at its parts.',
    select: { quantity: true, totalPoisha: true, refundedQuantity: true, refundedPoisha: true, sendsNothing: true, webOrder: { select: { currency: true } } },
    resolve: (line) => formLine(line, line.webOrder),
  }),
);

const WebOrderDraft = builder.objectRef<FormDraft>('WebOrderDraft').implement({
  description: 'What a form for orders begins with when a web order is typed over.',
  fields: (t) => ({
    customerName: t.exposeString('customerName', { description: 'Who receives it.' }),
    phone: t.exposeString('phone', { description: '01XXXXXXXXX where it is a mobile number, else as typed in the shop.' }),
    altPhone: t.exposeString('altPhone', { description: 'Another number to reach them by; may be empty.' }),
    address: t.exposeString('address', { description: 'As the shop has it.' }),
    district: t.exposeString('district', { description: 'May be empty.' }),
    note: t.exposeString('note', { description: 'What whoever packs and delivers has to know; may be empty.' }),
    source: t.exposeString('source', { description: 'Order source of the web shop.' }),
    plannedCourier: t.exposeString('plannedCourier', { description: 'Of the web shop; may be empty.' }),
    discount: t.expose('discountPoisha', { type: 'Money', description: 'Off the whole order.' }),
    deliveryFee: t.expose('deliveryFeePoisha', { type: 'Money', description: 'With the fees and taxes that the shop added.' }),
    lines: t.field({
      type: [WebOrderDraftLine], description: 'What is sent, mapped or not, in the order of the shop.', resolve: ({ lines }) => lines,
    }),
    advance: t.expose('advancePoisha', { type: 'Money', nullable: true, description: 'Paid already; null when only a person can know.' }),
  }),
});

builder.prismaObjectField(WebOrder, 'draft', (t) =>
  t.field({
    type: WebOrderDraft,
    description: 'What a form begins with when somebody types the order over.',
    select: { id: true },
    complexity: 20,
    resolve: async ({ id }, _args, context) => {
      const { businessId } = sessionOf(context);
      const order = await db.webOrder.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, include: WITH_LINES });
      return formDraft(order);
    },
  }),
);
