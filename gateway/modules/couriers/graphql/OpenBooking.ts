import { wireMessage } from '../../../../schema/rules/message.ts';
import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { db } from '../../../db/client.ts';
import type { CourierBooking, Order } from '../../../db/generated/client/client.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';
import { bookingError } from '../booking-error.ts';
import { resolveBooking } from '../resolve-booking.ts';
import { Courier } from './Courier.ts';

type Row = Pick<CourierBooking, 'id' | 'orderId' | 'invoice' | 'error' | 'wording' | 'createdAt'> & { order: Pick<Order, 'number' | 'customerName' | 'phone'> };

const MAX_SHOWN = 100;

const errorOf = (row: Row) => (row.error === null ? null : wireMessage(bookingError(row)));

const OpenBooking = builder.objectRef<Row>('OpenBooking').implement({
  description: 'A parcel that a courier was asked to take and has not answered: it may have it.',
  fields: (t) => ({
    id: t.id({ description: 'Unique among these.', resolve: ({ id }) => encodeId('OpenBooking', id) }),
    orderId: t.id({ description: 'Of the order.', resolve: ({ orderId }) => encodeId('Order', orderId) }),
    reference: t.string({ description: 'What people call the order.', resolve: ({ order }, args, context) => orderReferenceOf(order, args, context) }),
    customerName: t.string({ description: 'Who is to get it.', resolve: ({ order }) => order.customerName }),
    phone: t.field({ type: 'PhoneNumber', description: 'Of the recipient.', resolve: ({ order }) => order.phone }),
    invoice: t.exposeString('invoice', { description: 'Our number of the parcel at the courier.' }),
    error: t.exposeString('error', { nullable: true, description: 'What came in place of an answer, in English.' }),
    messageKey: t.string({ nullable: true, description: 'As messageKey of Error: of the error.', resolve: (row) => errorOf(row)?.messageKey }),
    messageValues: t.field({ type: 'MessageValues', nullable: true, description: 'As messageValues of Error.', resolve: (row) => errorOf(row)?.messageValues }),
    since: t.expose('createdAt', { type: 'DateTime', description: 'When the courier was asked first.' }),
  }),
});

builder.prismaObjectField(Courier, 'openBookings', (t) =>
  t.field({
    type: [OpenBooking],
    description: 'Parcels without an answer, the oldest first, at most 100; none for whoever may not change delivery methods.',
    authScopes: { permission: 'deliveryMethod' },
    unauthorizedResolver: () => [],
    select: { businessId: true, id: true },
    complexity: 20,
    resolve: ({ businessId, id: courierId }) => db.courierBooking.findMany({
      where: { businessId, courierId, status: 'SENDING' }, orderBy: { createdAt: 'asc' }, take: MAX_SHOWN,
      select: { id: true, orderId: true, invoice: true, error: true, wording: true, createdAt: true, order: { select: { number: true, customerName: true, phone: true } } },
    }),
  }),
);

commandField('resolveBooking', resolveBooking, {
  description: 'Says what a person saw in the panel of a courier that cannot be asked: the parcel, or none.',
  record: 'courier',
  type: Courier,
  resolve: ({ id }, { session, query }) =>
    db.courier.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
