import { graphql, useFragment } from 'react-relay/hooks';
import type { OrderCustomer_order$key } from '../../../__generated__/OrderCustomer_order.graphql.ts';
import { CustomerCard } from '../../customers/CustomerCard.tsx';

/** The customer as the order has them. */
export function OrderCustomer({ order }: { order: OrderCustomer_order$key }) {
  const { shippingAddress, note } = useFragment(
    graphql`
      fragment OrderCustomer_order on Order {
        shippingAddress {
          name
          phone
          street
          district
        }
        note
      }
    `,
    order,
  );
  const { name, phone, street, district } = shippingAddress;
  return <CustomerCard name={name} phone={phone} address={street} district={district} note={note} />;
}
