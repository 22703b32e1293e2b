import { reads } from '../../../fast-reads/reads.ts';
import type { WebOrderStatus as WebOrderStatusValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { statusCountsField } from '../../../graphql/status-counts.ts';
import { isOpen } from '../decide-web-order.ts';
import { shopOrderLink } from '../shop-order-link.ts';
import { paidInShop } from '../paid-in-shop.ts';
import { readFees, shownName, type NamedFee } from '../web-order-content.ts';
import { webOrderListQuery, webOrderStatus } from '../web-order-list-query.ts';

const WebOrderStatus = describedEnum<WebOrderStatusValue>('WebOrderStatus', 'Where a web order stands here, whatever the shop calls it.', {
  PROCESSING: 'Waits for somebody to call.',
  NO_ANSWER: 'Called, nobody answered.',
  ON_HOLD: 'Put off until a day.',
  INCOMPLETE: 'A checkout that was not finished.',
  APPROVED: 'Became an order.',
  CANCELLED: 'Ended without an order.',
  DUPLICATE: 'The same as another one.',
  FAKE: 'Nobody meant it.',
  BLOCKED: 'From somebody who is blocked.',
  COMPLETED: 'Finished in the shop before anybody here touched it.',
});
nameEnum(webOrderStatus, WebOrderStatus);

builder.prismaNode('WebOrderLine', {
  ...tenantRecord('webOrderList'),
  description: 'One line of a web order, as the shop sent it.',
  fields: (t) => ({
    name: t.string({
      description: 'What the shop calls it.',
      select: { name: true, sku: true },
      resolve: (line) => shownName({ ...line, details: '' }),
    }),
    details: t.exposeString('details', {
      description: "What was chosen or typed for it and its name does not say: 'Size: XL'; may be empty.",
    }),
    refundedQuantity: t.exposeInt('refundedQuantity', { description: 'Pieces that the shop has refunded.' }),
    sku: t.exposeString('sku', { description: 'As the shop spells it; empty where it has none.' }),
    quantity: t.exposeInt('quantity'),
    total: t.expose('totalPoisha', { type: 'Money' }),
    variant: t.relation('variant', {
      nullable: true, description: 'The product it stands for, once mapped.',
    }),
    mapped: t.boolean({ description: 'It stands for a product.', select: { variantId: true }, resolve: ({ variantId }) => variantId !== null }),
  }),
});

const WebOrderFee = builder.objectRef<NamedFee>('WebOrderFee').implement({
  description: 'A sum that the shop added to an order, or took off it.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the shop calls it.' }),
    amount: t.expose('poisha', { type: 'Money', description: 'Below zero where it was taken off.' }),
  }),
});

export const WebOrder = builder.prismaNode('WebOrder', {
  ...tenantRecord('webOrderList'),
  description: 'An order of a web shop, before it becomes an order here.',
  fields: (t) => ({
    number: t.exposeString('number', { description: "The shop's own number." }),
    siteName: t.string({
      description: 'Of the web shop, or where a lead came from.',
      select: { source: true, site: { select: { name: true } } },
      resolve: ({ site, source }) => site?.name ?? source,
    }),
    status: t.expose('status', { type: WebOrderStatus, description: 'Where it stands here.' }),
    storeStatus: t.string({
      description: "The shop's own status, 'trash' for an order in its bin.",
      extensions: readsColumns('storeStatus', 'binned'),
      resolve: ({ storeStatus, binned }) => (binned ? 'trash' : storeStatus),
    }),
    version: t.exposeInt('version'),
    customerName: t.exposeString('customerName'),
    phone: t.exposeString('phone', {
      description: '01XXXXXXXXX where it is a mobile number, else as typed.',
    }),
    email: t.exposeString('email'),
    address: t.exposeString('address'),
    district: t.exposeString('district'),
    customerNote: t.exposeString('customerNote'),
    buyerName: t.exposeString('buyerName', { description: 'Who ordered; the customer is who receives it.' }),
    buyerPhone: t.exposeString('buyerPhone', { description: 'Of the buyer, as `phone`.' }),
    otherPhone: t.exposeString('otherPhone', { description: 'A second number of the customer; may be empty.' }),
    paymentMethod: t.exposeString('paymentMethod'),
    paymentTitle: t.exposeString('paymentTitle', { description: "'bKash Payment Gateway'; may be empty." }),
    datePaid: t.expose('datePaid', { type: 'DateTime', nullable: true }),
    transactionId: t.exposeString('transactionId'),
    paidInShop: t.field({
      type: 'Money',
      nullable: true,
      description: 'What was paid already; null where only a person can know, who then has to say it at the approval.',
      select: {
        paymentMethod: true, storeStatus: true, datePaid: true, totalPoisha: true, refundedPoisha: true,
        site: { select: { paidMethods: true } },
      },
      resolve: (order) => paidInShop(order, order.site),
    }),
    ipAddress: t.exposeString('ipAddress'),
    currency: t.exposeString('currency'),
    total: t.expose('totalPoisha', { type: 'Money' }),
    discount: t.expose('discountPoisha', { type: 'Money', description: 'Already taken off the lines.' }),
    shipping: t.expose('shippingPoisha', { type: 'Money' }),
    shippingMethod: t.exposeString('shippingMethod'),
    isPickup: t.exposeBoolean('isPickup'),
    couponCodes: t.exposeStringList('couponCodes', { description: 'Typed by the buyer.' }),
    fees: t.field({
      type: [WebOrderFee],
      description: 'What the shop added or took off by name.',
      select: { fees: true },
      resolve: ({ fees }) => readFees(fees),
    }),
    refunded: t.expose('refundedPoisha', { type: 'Money', description: 'Given back in the shop so far.' }),
    awaitsRefunds: t.boolean({
      description: 'The shop is being asked which lines it has refunded; until then it cannot be approved.',
      select: { refundKey: true, refundsReadKey: true },
      resolve: ({ refundKey, refundsReadKey }) => refundKey !== refundsReadKey,
    }),
    shopLink: t.string({
      nullable: true,
      description: "The order in the admin pages of its shop; null for what no shop has.",
      select: { wooOrderId: true, site: { select: { url: true } } },
      resolve: ({ wooOrderId, site }) => (site && wooOrderId !== null ? shopOrderLink(site.url, wooOrderId) : null),
    }),
    itemSummary: t.exposeString('itemSummary', { description: "'Jamdani saree, Maroon +2'" }),
    itemCount: t.exposeInt('itemCount'),
    unmappedCount: t.exposeInt('unmappedCount', { description: 'Lines that stand for no product yet.' }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    dateCreated: t.expose('dateCreated', { type: 'DateTime' }),
    dateModified: t.expose('dateModified', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    writtenBackAt: t.expose('writtenBackAt', {
      type: 'DateTime', nullable: true, description: 'When the shop was last told what became of its order.',
    }),
    writeBackError: t.exposeString('writeBackError', {
      nullable: true,
      description: 'Why the shop could not be told what became of its order; tried again by itself.',
    }),
    lines: t.relation('lines', { description: 'What was ordered.', query: { orderBy: { position: 'asc' } } }),
    order: t.relation('order', { nullable: true, description: 'What it became.' }),
    canApprove: t.boolean({
      description: 'The viewer may approve it and no line is left to be mapped.',
      extensions: readsColumns('status', 'decidedAt', 'unmappedCount', 'refundKey', 'refundsReadKey'),
      resolve: (order, _args, context) =>
        isOpen(order) && order.unmappedCount === 0 && order.refundKey === order.refundsReadKey && sessionOf(context).can('newOrder'),
    }),
    canMap: t.boolean({
      description: 'Its lines may still be mapped: it waits, or its shop has changed it since the approval.',
      select: { status: true, decidedAt: true, order: { select: { shopChange: true } } },
      resolve: (order, _args, context) => (isOpen(order) || !!order.order?.shopChange) && sessionOf(context).can('newOrder'),
    }),
    canDecide: t.boolean({
      description: 'It still waits for the viewer to map, edit, approve or cancel it.',
      extensions: readsColumns('status', 'decidedAt'),
      resolve: (order, _args, context) => isOpen(order) && sessionOf(context).can('newOrder'),
    }),
    timeline: t.connection(...timelineOf('WebOrder')),
  }),
});

builder.prismaObjectField('Order', 'webOrder', (t) =>
  t.relation('webOrder', {
    type: WebOrder, nullable: true,
    description: 'The order of a web shop that it was made of; null for all others, and for whoever may not see web orders.',
  }),
);

listQueryField('webOrders', webOrderListQuery, {
  description: 'Orders of the web shops, newest first.',
  type: WebOrder,
  find: (args) => reads.webOrder.findMany(args),
});

statusCountsField('webOrderCounts', {
  kind: 'web-order', permission: 'webOrderList', description: 'How many web orders stand in each status.',
});
