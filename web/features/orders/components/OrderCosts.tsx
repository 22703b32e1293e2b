import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { OrderCostsQuery } from '../../../__generated__/OrderCostsQuery.graphql.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { OrderJournal } from './OrderJournal.tsx';
import { OrderProfit } from './OrderProfit.tsx';

// Loaded later: it is below the first screen.
const OrderMoneyTrail = lazyPart(() => import('./OrderMoneyTrail.tsx'), 'OrderMoneyTrail');

export const orderCostsQuery = graphql`
  query OrderCostsQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Order {
        ...OrderProfit_order
        ...OrderMoneyTrail_order
        ...OrderJournal_order
      }
    }
  }
`;

interface OrderCostsProps {
  id: string;
  part: 'profit' | 'trail' | 'journal';
}

/**
 * Profit and other parts that need a permission. A query of its own, so that the page neither waits for it nor fails
 * with it.
 */
export function OrderCosts(props: OrderCostsProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary
      failed={(_error, retry) => (
        <PartFailed
          onRetry={() => {
            setAttempt(attempt + 1);
            retry();
          }}
        />
      )}
    >
      <Suspense fallback={null}>
        <Costs {...props} attempt={attempt} />
      </Suspense>
    </PartBoundary>
  );
}

function Costs({ id, part, attempt }: OrderCostsProps & { attempt: number }) {
  const { node } = useLazyLoadQuery<OrderCostsQuery>(
    orderCostsQuery,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (node?.__typename !== 'Order') return null;
  if (part === 'journal') return <OrderJournal order={node} />;
  if (part === 'trail') return <OrderMoneyTrail order={node} />;
  return <OrderProfit order={node} />;
}
