import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderCustomer_order$key } from '../../../__generated__/OrderCustomer_order.graphql.ts';
import { CustomerCard } from '../../customers/CustomerCard.tsx';

/** The customer as the order has them. */
export function OrderCustomer({ order }: { order: OrderCustomer_order$key }) {
  const { customerName, phone, address, district, note } = useFragment(
    graphql`
      fragment OrderCustomer_order on Order {
        customerName
        phone
        address
        district
        note
      }
    `,
    order,
  );
  return <CustomerCard name={customerName} phone={phone} address={address} district={district} note={note} />;
}
