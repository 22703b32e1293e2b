import { graphql, useFragment } from 'react-relay/hooks';
import type { WebOrderTimeline_order$key } from '../../../__generated__/WebOrderTimeline_order.graphql.ts';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';

/** The history of the web order in Karbar. */
export function WebOrderTimeline({ order }: { order: WebOrderTimeline_order$key }) {
  const { timeline } = useFragment(
    graphql`
      fragment WebOrderTimeline_order on WebOrder {
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
