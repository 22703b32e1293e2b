import { reads } from '../../../fast-reads/reads.ts';
import { builder } from '../../../graphql/builder.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { courierListQuery } from '../courier-list-query.ts';

const Courier = builder.prismaNode('Courier', {
  ...tenantRecord('orderList', 'orderUpdate', 'deliveryMethod'),
  description: 'Who carries parcels for the business.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As it was named when it first took a parcel.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listQueryField('couriers', courierListQuery, {
  description: 'Couriers that have taken parcels of the business, by name.',
  type: Courier,
  find: (args) => reads.courier.findMany(args),
});
