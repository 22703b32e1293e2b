import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderJournal_order$key } from '../../../__generated__/OrderJournal_order.graphql.ts';
import { JournalRows } from '../../stock/components/JournalRows.tsx';

/** Journal entries of the order; only with the permission to see costs. */
export function OrderJournal({ order }: { order: OrderJournal_order$key }) {
  const { id, journal } = useFragment(
    graphql`
      fragment OrderJournal_order on Order {
        id
        journal(first: 50) {
          ...JournalRows_page
        }
      }
    `,
    order,
  );
  return journal && <JournalRows of={id} page={journal} />;
}
