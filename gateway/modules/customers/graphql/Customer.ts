import { builder } from '../../../graphql/builder.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { customerListQuery } from '../customer-list-query.ts';
import { Address } from './Address.ts';

/** Of one customer, the last used first: enough to choose from. */
const MAX_ADDRESSES = 10;

export const Customer = builder.prismaNode('Customer', {
  ...tenantRecord('orderList', 'newOrder', 'orderUpdate', 'confirmOrder'),
  description: 'Somebody who buys; the phone number is who they are.',
  fields: (t) => ({
    name: t.exposeString('name'),
    phone: t.exposeString('phone'),
    orderCount: t.exposeInt('orderCount', { description: 'Orders in all, whatever became of them.' }),
    deliveredCount: t.exposeInt('deliveredCount', { description: 'Of them those that stand at DELIVERED.' }),
    returnedCount: t.exposeInt('returnedCount', { description: 'Of them those that stand at RETURNED.' }),
    addresses: t.field({
      type: [Address],
      description: 'Where they have had something sent: the last ten, the last used first.',
      select: {
        name: true,
        phone: true,
        addresses: {
          select: { address: true, district: true },
          orderBy: [{ lastUsedAt: 'desc' }, { id: 'desc' }],
          take: MAX_ADDRESSES,
        },
      },
      resolve: ({ name, phone, addresses }) =>
        addresses.map(({ address: street, district }) => ({ name, phone, street, district })),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When their first order was taken.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime' }),
  }),
});

listQueryField('customers', customerListQuery, {
  description: 'Customers of the business, the latest first.',
  type: Customer,
});
