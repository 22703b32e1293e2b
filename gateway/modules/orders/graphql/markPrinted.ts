import { db } from '../../../db/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { markPrinted } from '../mark-printed.ts';
import { Order } from './Order.ts';

const PrintedOrders = builder.objectRef<{ ids: string[]; businessId: string }>('PrintedOrders').implement({
  description: 'Orders that were handed to the printer.',
  fields: (t) => ({
    orders: t.field({
      type: [Order],
      description: 'As they are now.',
      complexity: { multiplier: 10 },
      resolve: ({ businessId, ids }) => db.order.findMany({ where: { businessId, id: { in: ids } } }),
    }),
  }),
});

commandField('markOrdersPrinted', markPrinted, {
  description: 'Says that orders were handed to the printer.',
  record: 'printed',
  type: PrintedOrders,
  resolve: ({ ids }, { session: { businessId } }) => ({ ids, businessId }),
});
