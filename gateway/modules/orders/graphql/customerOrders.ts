import { builder } from '../../../graphql/builder.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { Customer } from '../../customers/graphql/Customer.ts';
import { Order } from './Order.ts';

const customerOrders = recordList('CustomerOrders', { type: Order, table: 'Order' });

builder.prismaObjectField(Customer, 'orders', (t) =>
  t.connection(...customerOrders({
    description: 'Their orders, the newest first.',
    sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
    where: ({ businessId, id }) => ({ businessId, customerId: id }),
  })));
