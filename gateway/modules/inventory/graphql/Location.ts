import { db } from '../../../db/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { locationListQuery } from '../location-list-query.ts';
import { createLocation, updateLocation } from '../locations.ts';

export const Location = builder.prismaNode('Location', {
  ...tenantRecord('pickProduct', 'readOrders'),
  description: 'Where stock is kept: a shop, a store room.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it; unique in the business.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'New orders take their units from here first; exactly one is it.' }),
    version: t.exposeInt('version'),
  }),
});

listQueryField('locations', locationListQuery, {
  description: 'Where the stock of the business is kept, by name.',
  type: Location,
});

const answer = {
  record: 'location',
  type: Location,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.location.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createLocation', createLocation, { ...answer, description: 'Adds a place where stock is kept.' });
commandField('updateLocation', updateLocation, { ...answer, description: 'Renames a location, or makes it the one that new orders take from first.' });
