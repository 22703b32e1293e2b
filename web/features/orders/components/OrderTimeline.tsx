import { lazy, Suspense } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';

// A form weighs more than the page around it.
const NewNote = lazy(() => import('./NewNote.tsx').then((module) => ({ default: module.NewNote })));

/** What happened to the order, and a place to add what is to be remembered. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { id, timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        id
        timeline(first: 100) {
          edges {
            node {
              ...AuditTimeline_entries
            }
          }
        }
      }
    `,
    order,
  );
  const canWrite = useCan('orderUpdate');
  return (
    <>
      {canWrite && (
        <Suspense fallback={null}>
          <NewNote key={id} orderId={id} />
        </Suspense>
      )}
      <AuditTimeline entries={timeline.edges.map(({ node }) => node)} />
    </>
  );
}
