import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { parcelCode, type StandingBooking } from '../../orders/standing-booking.ts';
import { standingParcelOf } from '../standing-parcel.ts';
import { voidParcel } from '../void-parcel.ts';

const StandingParcelType = builder.objectRef<StandingBooking>('StandingParcel').implement({
  description: 'A parcel that a courier has accepted of an order that has not left.',
  fields: (t) => ({
    courierName: t.exposeString('courierName', { description: 'Who has it.' }),
    code: t.string({ description: 'What it is called there.', resolve: parcelCode }),
  }),
});

builder.prismaObjectField(Order, 'standingParcel', (t) =>
  t.field({
    type: StandingParcelType,
    nullable: true,
    description: 'What the next booking with that courier takes over, and no other courier gets; null for an order that has left and where no courier has one.',
    complexity: 10,
    extensions: readsColumns('id'),
    resolve: ({ id }, _args, context) => standingParcelOf(db, sessionOf(context).businessId, id),
  }),
);

commandField('voidParcel', voidParcel, {
  description: 'Says that a courier does not have the parcel any more of an order that has not left: the next booking makes a new one.',
  record: 'order',
  type: Order,
  resolve: ({ id }, { session, query }) =>
    db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
