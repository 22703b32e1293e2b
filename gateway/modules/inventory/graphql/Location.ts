import { reads } from '../../../fast-reads/reads.ts';
import { builder } from '../../../graphql/builder.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { locationListQuery } from '../location-list-query.ts';

export const Location = builder.prismaNode('Location', {
  ...tenantRecord('pickProduct', 'orderList'),
  description: 'Where stock is kept: a shop, a store room.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it; unique in the business.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'New orders take their units from here; exactly one is it.' }),
  }),
});

listQueryField('locations', locationListQuery, {
  description: 'Where the stock of the business is kept, by name.',
  type: Location,
  find: (args) => reads.location.findMany(args),
});
