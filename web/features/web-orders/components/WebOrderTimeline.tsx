import { graphql, useFragment } from 'react-relay/hooks';
import type { WebOrderTimeline_order$key } from '../../../__generated__/WebOrderTimeline_order.graphql.ts';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';

/** The history of the web order in Karbar. */
export function WebOrderTimeline({ order }: { order: WebOrderTimeline_order$key }) {
  const { id, timeline } = useFragment(
    graphql`
      fragment WebOrderTimeline_order on WebOrder {
        id
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
      }
    `,
    order,
  );
  return <AuditTimeline of={id} timeline={timeline} />;
}
