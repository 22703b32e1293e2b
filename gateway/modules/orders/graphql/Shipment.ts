import { builder } from '../../../graphql/builder.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';

export const Shipment = builder.prismaNode('Shipment', {
  ...tenantRecord('readOrders'),
  description: 'A parcel that was handed to a courier.',
  fields: (t) => ({
    courier: t.relation('courier', { description: 'Who carries it.' }),
    trackingCode: t.exposeString('trackingCode', {
      nullable: true, description: "The courier's number of the parcel; null without one.",
    }),
    courierStatus: t.exposeString('courierStatus', {
      nullable: true, description: 'What the courier says of it; null for a courier that is not connected.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was handed over.' }),
  }),
});
