import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { OrderCostsQuery } from '../../../__generated__/OrderCostsQuery.graphql.ts';
import { OrderJournal } from './OrderJournal.tsx';
import { OrderProfit } from './OrderProfit.tsx';

interface OrderCostsProps {
  id: string;
  part: 'profit' | 'journal';
}

/**
 * The parts of an order that only some may see. A query of its own, sent once it is known that the viewer is
 * one of them: asked for without the right, a cost would refuse the whole order.
 */
export function OrderCosts({ id, part }: OrderCostsProps) {
  const { node } = useLazyLoadQuery<OrderCostsQuery>(
    graphql`
      query OrderCostsQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Order {
            ...OrderProfit_order
            ...OrderJournal_order
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  if (node?.__typename !== 'Order') return null;
  return part === 'profit' ? <OrderProfit order={node} /> : <OrderJournal order={node} />;
}
