import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderTimeline_order$key } from '../../../__generated__/OrderTimeline_order.graphql.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { lazyPart } from '../../../ui/lazyPart.tsx';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';

// Loaded on use: the form is larger than the timeline.
const NewNote = lazyPart(() => import('./NewNote.tsx'), 'NewNote');

/** Timeline of the order, with a form to add notes. */
export function OrderTimeline({ order }: { order: OrderTimeline_order$key }) {
  const { id, timeline } = useFragment(
    graphql`
      fragment OrderTimeline_order on Order {
        id
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
      }
    `,
    order,
  );
  const canWrite = useCan('orderUpdate');
  return (
    <>
      {canWrite && <NewNote key={id} orderId={id} />}
      <AuditTimeline of={id} timeline={timeline} />
    </>
  );
}
