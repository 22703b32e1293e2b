import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderStock_order$key } from '../../../__generated__/OrderStock_order.graphql.ts';
import { StockRows } from '../../stock/components/StockRows.tsx';

/** Stock movements of the order. */
export function OrderStock({ order }: { order: OrderStock_order$key }) {
  const { id, stockMovements } = useFragment(
    graphql`
      fragment OrderStock_order on Order {
        id
        stockMovements(first: 100) {
          ...StockRows_page
        }
      }
    `,
    order,
  );
  return <StockRows of={id} page={stockMovements} />;
}
