import type { CallOutcome, WebOrderStatus as WebOrderStatusValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { normalisePhone } from '../../../../schema/rules/phone.ts';
import { callerHistory } from '../../orders/caller-history.ts';
import { Caller } from '../../orders/graphql/takeOrder.ts';
import { callOutcome } from '../call-outcome.ts';
import { isClaimed } from '../claim-lock.ts';
import { isOpen } from '../decide-web-order.ts';
import { isOpenStatus } from '../web-order-state.ts';
import type { StoredReason } from '../risk-score.ts';
import { shopOrderLink } from '../shop-order-link.ts';
import { othersOfPhone } from '../others-of-phone.ts';
import { paidInShop } from '../paid-in-shop.ts';
import { wholeOf } from '../split-order.ts';
import { readExtraFields, readFees } from '../web-order-content.ts';
import { webOrderListQuery, webOrderStatus } from '../web-order-list-query.ts';
import { ExtraField } from './ExtraField.ts';
import { RiskReason, WebOrderClaim, WebOrderFee } from './webOrderParts.ts';

const WEB_ORDER_READERS = ['webOrderList', 'newOrder'] as const;

export const WebOrderStatus = describedEnum<WebOrderStatusValue>('WebOrderStatus', 'Where a web order stands here, whatever the shop calls it.', {
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

export const CallOutcomeEnum = describedEnum<CallOutcome>('CallOutcome', 'What came of a call.', {
  CONFIRMED: 'The customer wants it: it became an order.',
  NO_ANSWER: 'Nobody answered.',
  CALL_LATER: 'They asked to be called at another time.',
  CANCELLED: 'They do not want it.',
  FAKE: 'Nobody there ordered it.',
});
nameEnum(callOutcome, CallOutcomeEnum);

builder.prismaNode('WebOrderCall', {
  ...tenantRecord(...WEB_ORDER_READERS),
  description: 'One call about a web order.',
  fields: (t) => ({
    outcome: t.expose('outcome', { type: CallOutcomeEnum, description: 'What came of it.' }),
    note: t.exposeString('note', { description: 'For the next caller, or why; may be empty.' }),
    nextCallAt: t.expose('nextCallAt', { type: 'DateTime', nullable: true, description: 'When to call again.' }),
    userName: t.exposeString('userName', { description: 'Who called.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

export const WebOrder = builder.prismaNode('WebOrder', {
  ...tenantRecord(...WEB_ORDER_READERS),
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
    extraFields: t.field({
      type: [ExtraField],
      description: "What the shop's checkout asks beyond WooCommerce's own fields.",
      select: { extraFields: true },
      resolve: ({ extraFields }) => readExtraFields(extraFields),
    }),
    buyerName: t.exposeString('buyerName', { description: 'Who ordered; the customer is who receives it.' }),
    buyerPhone: t.exposeString('buyerPhone', { description: 'Of the buyer, as `phone`.' }),
    otherPhone: t.exposeString('otherPhone', { description: 'A second number of the customer; may be empty.' }),
    paymentMethod: t.exposeString('paymentMethod'),
    paymentTitle: t.exposeString('paymentTitle', { description: "'bKash Payment Gateway'; may be empty." }),
    datePaid: t.expose('datePaid', { type: 'DateTime', nullable: true }),
    utmSource: t.exposeString('utmSource', { description: "Where the buyer came from, as the shop has noted it: 'facebook'; may be empty." }),
    utmCampaign: t.exposeString('utmCampaign', { description: 'What the link that they followed calls its campaign; may be empty.' }),
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
      select: { refundKey: true, refundsReadKey: true, status: true },
      resolve: ({ refundKey, refundsReadKey, status }) => refundKey !== refundsReadKey && (isOpenStatus(status) || status === 'APPROVED'),
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
      description: 'Why the shop could not be told what became of its order.',
    }),
    isToldAgain: t.boolean({
      description: 'The shop will be told again by itself; false once it was told, or has no such order any more.',
      extensions: readsColumns('writeBackRetryAt'),
      resolve: ({ writeBackRetryAt }) => writeBackRetryAt !== null,
    }),
    lines: t.relation('lines', { description: 'What was ordered.', query: { orderBy: { position: 'asc' } } }),
    order: t.relation('order', {
      nullable: true,
      authScopes: { permission: 'readOrders' },
      unauthorizedResolver: () => null,
      description: 'What it became; null for whoever may not see orders.',
    }),
    canApprove: t.boolean({
      description: 'The viewer may approve it and no line is left to be mapped.',
      extensions: readsColumns('status', 'decidedAt', 'unmappedCount', 'refundKey', 'refundsReadKey'),
      resolve: (order, _args, context) =>
        isOpen(order) && order.unmappedCount === 0 && order.refundKey === order.refundsReadKey && sessionOf(context).can('newOrder'),
    }),
    attempts: t.exposeInt('attempts', { description: 'Calls so far.' }),
    lastCallAt: t.expose('lastCallAt', { type: 'DateTime', nullable: true, description: 'When the last call was.' }),
    callAt: t.expose('callAt', { type: 'DateTime', description: 'When it is due: when it was ordered, or the time that the last call gave it.' }),
    source: t.exposeString('source', { description: "Where a lead came from: 'Messenger'; empty for what a shop sent." }),
    prepayOnly: t.exposeBoolean('prepayOnly', { description: 'A rule lets it become an order with an advance only.' }),
    device: t.exposeString('device', { description: "What the shop's plugin calls the browser that ordered; may be empty." }),
    claim: t.field({
      type: WebOrderClaim,
      nullable: true,
      description: 'Who is calling now; null when nobody is.',
      extensions: readsColumns('claimedById', 'claimedByName', 'claimedUntil', 'claimedAt'),
      resolve: (order) => (isClaimed(order) ? order : null),
    }),
    riskScore: t.exposeInt('riskScore', { description: 'How much speaks against it, 0 to 100: advice, nothing follows from it by itself.' }),
    riskReasons: t.field({
      type: [RiskReason],
      description: 'What speaks against it, the weightiest first.',
      // Usually one or two.
      complexity: { field: 1, multiplier: 2 },
      extensions: readsColumns('riskReasons'),
      resolve: ({ riskReasons }) => riskReasons as unknown as StoredReason[],
    }),
    calls: t.relation('calls', { description: 'Its calls, the newest first.', query: { orderBy: { createdAt: 'desc' }, take: 50 } }),
    duplicateOf: t.relation('duplicateOf', { nullable: true, description: 'The order that it repeats.' }),
    caller: t.field({
      type: Caller,
      nullable: true,
      description: 'What is known of the phone; null for what is no mobile number, and for whoever may not take orders.',
      select: { phone: true },
      complexity: 20,
      resolve: ({ phone }, _args, context) => {
        const session = sessionOf(context);
        const normal = normalisePhone(phone);
        return normal && session.can('newOrder') ? callerHistory(session, normal) : null;
      },
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

builder.prismaObjectField(WebOrder, 'samePhone', (t) =>
  t.field({
    type: [WebOrder],
    description: 'Other web orders of the same phone, the newest ten.',
    select: { id: true, phone: true },
    complexity: 10,
    resolve: ({ id, phone }, _args, context) => othersOfPhone(sessionOf(context).businessId, { id, phone }),
  }),
);

builder.prismaObjectField(WebOrder, 'partOf', (t) =>
  t.field({
    type: WebOrder,
    nullable: true,
    description: 'The order that it is a part of, where a plugin of the shop splits orders by vendors.',
    select: { siteId: true, parentWooId: true },
    resolve: ({ siteId, parentWooId }, _args, context) => (siteId === null || parentWooId === null ? null : wholeOf(sessionOf(context).businessId, siteId, parentWooId)),
  }),
);

builder.prismaObjectField('Order', 'webOrder', (t) =>
  t.relation('webOrder', {
    type: WebOrder, nullable: true,
    authScopes: (_order, _args, { session }) => WEB_ORDER_READERS.some((permission) => session?.can(permission)),
    unauthorizedResolver: () => null,
    description: 'The order of a web shop that it was made of; null for all others, and for whoever may not see web orders.',
  }),
);

listQueryField('webOrders', webOrderListQuery, {
  description: 'Orders of the web shops, newest first.',
  type: WebOrder,
  counts: { name: 'webOrderCounts', kind: 'web-order', description: 'How many web orders stand in each status.' },
});
