import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { orderReferenceOf } from '../../orders/graphql/orderReferenceOf.ts';

interface Row {
  id: string;
  number: number;
  customerName: string;
}

/** What has to be selected of the order. */
export const NAMED_ORDER = { select: { id: true, number: true, customerName: true } } as const;

export const NamedOrder = builder.objectRef<Row>('NamedOrder').implement({
  description: 'What tells an order from others; for whoever works with a courier, also without the right to see orders.',
  fields: (t) => ({
    orderId: t.id({ description: 'Of the order itself.', resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({ description: 'What people call it.', resolve: orderReferenceOf }),
    name: t.exposeString('customerName', { description: 'Who receives it.' }),
  }),
});
