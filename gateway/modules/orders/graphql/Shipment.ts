import { trackingLink } from '../../../../schema/rules/tracking-link.ts';
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
    trackingLink: t.string({
      nullable: true,
      description: "Where anybody can follow it: the courier's page for its tracking code; null where the delivery method names no such page.",
      select: { trackingCode: true, courier: { select: { trackingUrl: true } } },
      resolve: ({ trackingCode, courier }) => trackingLink(courier.trackingUrl, trackingCode),
    }),
    courierStatus: t.exposeString('courierStatus', {
      nullable: true, description: 'What the courier says of it; null for a courier that is not connected.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was handed over.' }),
  }),
});
