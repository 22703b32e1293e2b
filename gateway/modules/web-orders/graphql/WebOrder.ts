import { reads } from '../../../fast-reads/reads.ts';
import type { WebOrderStatus as WebOrderStatusValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { timelineOf } from '../../../graphql/ledger-types.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { statusCountsField } from '../../../graphql/status-counts.ts';
import { isOpen } from '../decide-web-order.ts';
import { shownName } from '../web-order-content.ts';
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
nameEnum(webOrderStatus, WebOrderStatus as never);

builder.prismaNode('WebOrderLine', {
  ...tenantRecord('webOrderList'),
  description: 'One line of a web order, as the shop sent it.',
  fields: (t) => ({
    name: t.string({
      description: 'What the shop calls it.', select: { name: true, sku: true }, resolve: shownName,
    }),
    sku: t.exposeString('sku', { description: 'As the shop spells it; empty where it has none.' }),
    quantity: t.exposeInt('quantity'),
    total: t.expose('totalPoisha', { type: 'Money' }),
    variant: t.relation('variant', {
      nullable: true, description: 'The product it stands for, once mapped.',
    }),
    mapped: t.boolean({ description: 'It stands for a product.', select: { variantId: true }, resolve: ({ variantId }) => variantId !== null }),
  }),
});

export const WebOrder = builder.prismaNode('WebOrder', {
  ...tenantRecord('webOrderList'),
  description: 'An order of a web shop, before it becomes an order here.',
  fields: (t) => ({
    number: t.exposeString('number', { description: "The shop's own number." }),
    siteName: t.string({ description: 'Of the web shop.', select: { site: { select: { name: true } } }, resolve: ({ site }) => site.name }),
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
    paymentMethod: t.exposeString('paymentMethod'),
    ipAddress: t.exposeString('ipAddress'),
    currency: t.exposeString('currency'),
    total: t.expose('totalPoisha', { type: 'Money' }),
    discount: t.expose('discountPoisha', { type: 'Money', description: 'Already taken off the lines.' }),
    shipping: t.expose('shippingPoisha', { type: 'Money' }),
    itemSummary: t.exposeString('itemSummary', { description: "'Jamdani saree, Maroon +2'" }),
    itemCount: t.exposeInt('itemCount'),
    unmappedCount: t.exposeInt('unmappedCount', { description: 'Lines that stand for no product yet.' }),
    cancelReason: t.exposeString('cancelReason', { nullable: true }),
    dateCreated: t.expose('dateCreated', { type: 'DateTime' }),
    dateModified: t.expose('dateModified', { type: 'DateTime' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
    decidedAt: t.expose('decidedAt', { type: 'DateTime', nullable: true }),
    writtenBackAt: t.expose('writtenBackAt', {
      type: 'DateTime', nullable: true, description: 'When the shop was told of the approval.',
    }),
    writeBackError: t.exposeString('writeBackError', {
      nullable: true,
      description: 'Why the shop could not be told of the approval; tried again by itself.',
    }),
    lines: t.relation('lines', { description: 'What was ordered.', query: { orderBy: { position: 'asc' } } }),
    order: t.relation('order', { nullable: true, description: 'What it became.' }),
    canApprove: t.boolean({
      description: 'The viewer may approve it and no line is left to be mapped.',
      extensions: readsColumns('status', 'decidedAt', 'unmappedCount'),
      resolve: (order, _args, context) =>
        isOpen(order) && order.unmappedCount === 0 && sessionOf(context).can('newOrder'),
    }),
    canDecide: t.boolean({
      description: 'It still waits for the viewer to map, edit, approve or cancel it.',
      extensions: readsColumns('status', 'decidedAt'),
      resolve: (order, _args, context) => isOpen(order) && sessionOf(context).can('newOrder'),
    }),
    timeline: t.field(timelineOf('WebOrder')),
  }),
});

listQueryField('webOrders', webOrderListQuery, {
  description: 'Orders of the web shops, newest first.',
  type: WebOrder,
  find: (args) => reads.webOrder.findMany(args),
});

statusCountsField('webOrderCounts', {
  kind: 'web-order', permission: 'webOrderList', description: 'How many web orders stand in each status.',
});
