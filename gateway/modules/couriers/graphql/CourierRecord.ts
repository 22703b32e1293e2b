import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { courierRecords, type CourierRecord as Row } from '../courier-records.ts';
import { orderIdsOf } from './order-ids.ts';

const CourierRecord = builder.objectRef<Row>('CourierRecord').implement({
  description: 'How a courier does where some orders go, by the last parcels that were sent there.',
  fields: (t) => ({
    courierId: t.id({ description: 'Of the courier.', resolve: ({ courierId }) => encodeId('Courier', courierId) }),
    name: t.exposeString('name', { description: 'Of the courier.' }),
    isConnected: t.exposeBoolean('isConnected', { description: 'It is booked through its API.' }),
    parcels: t.exposeInt('parcels', { description: 'Parcels of it to these places, of the last 500 to each.' }),
    deliveredShare: t.float({
      nullable: true, description: 'Of those that have ended, between 0 and 1; null while none has.',
      resolve: ({ delivered, returned }) => (delivered + returned === 0 ? null : delivered / (delivered + returned)),
    }),
    averageDays: t.exposeFloat('averageDays', { nullable: true, description: 'From the counter to the door; null while nothing was delivered.' }),
    charge: t.expose('charge', { ...COST_FIELD, type: 'Money', description: 'What it takes for going there by its terms; null where the district is not known.' }),
    net: t.expose('net', {
      ...COST_FIELD, type: 'Money', description: 'What came of a parcel that has ended, after charges, on the average: by statements, before them by its terms.',
    }),
  }),
});

builder.queryField('courierRecords', (t) =>
  t.field({
    type: [CourierRecord],
    description: 'Couriers that take parcels, those that deliver most where these orders go first.',
    args: { orders: t.arg.idList({ required: true, description: 'Where they go; at most 500.' }) },
    ...requires('orderUpdate'),
    complexity: 100,
    resolve: (_root, { orders }, context) => courierRecords(sessionOf(context).businessId, orderIdsOf(orders)),
  }),
);
