import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';

/** What happened to the order. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
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
  return <AuditTimeline entries={timeline.edges.map(({ node }) => node)} />;
}
