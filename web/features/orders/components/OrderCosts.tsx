import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay/hooks';
import type { OrderCostsQuery } from '../../../__generated__/OrderCostsQuery.graphql.ts';
import { PartBoundary } from '../../../ui/PartBoundary.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { OrderJournal } from './OrderJournal.tsx';
import { OrderProfit } from './OrderProfit.tsx';

interface OrderCostsProps {
  id: string;
  part: 'profit' | 'journal';
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
  const { node, viewer } = useLazyLoadQuery<OrderCostsQuery>(
    graphql`
      query OrderCostsQuery($id: ID!) {
        node(id: $id) {
          __typename
          ... on Order {
            ...OrderProfit_order
            ...OrderJournal_order
          }
        }
        viewer {
          business {
            ...OrderProfit_business
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  if (node?.__typename !== 'Order') return null;
  if (part === 'journal') return <OrderJournal order={node} />;
  return viewer?.business && <OrderProfit order={node} business={viewer.business} />;
}
