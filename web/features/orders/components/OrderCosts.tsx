import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { OrderCostsQuery } from '../../../__generated__/OrderCostsQuery.graphql.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { OrderJournal } from './OrderJournal.tsx';
import { OrderMoneyTrail } from './OrderMoneyTrail.tsx';
import { OrderProfit } from './OrderProfit.tsx';

interface OrderCostsProps {
  id: string;
  part: 'profit' | 'trail' | 'journal';
}

/**
 * The parts of an order that only some may see. A query of its own: the page does not wait for it, and stays when it
 * fails.
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
    graphql`
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
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (node?.__typename !== 'Order') return null;
  if (part === 'journal') return <OrderJournal order={node} />;
  if (part === 'trail') return <OrderMoneyTrail order={node} />;
  return <OrderProfit order={node} />;
}
