import { graphql } from 'relay-runtime';
import type { OrderSmsWords } from '../../../schema/rules/order-words.ts';
import type { orderWords_order$data } from '../../__generated__/orderWords_order.graphql.ts';

/** What an order says of itself in an SMS. */
void graphql`
  fragment orderWords_order on Order {
    reference
    itemSummary
    createdAt
    shippingAddress {
      name
    }
    total
    advance
    due
    plannedCourier
    shipment {
      trackingCode
      trackingLink
      courier {
        name
      }
    }
  }
`;

/** The words of this order, as the gateway fills them in. */
export function orderWords(order: Omit<orderWords_order$data, ' $fragmentType'>, shop: string): OrderSmsWords {
  const { reference, itemSummary: items, createdAt: date, shippingAddress, total, advance, due, plannedCourier, shipment } = order;
  return {
    // '#12' of a business without a prefix is '12' in a message.
    name: shippingAddress.name, order: reference.replace(/^#/, ''), items, date, total, advance, due, shop,
    tracking: shipment?.trackingCode ?? '', link: shipment?.trackingLink ?? '', courier: shipment?.courier.name ?? plannedCourier ?? '',
  };
}

/** Usual words, where there is no order to take them from. */
export const USUAL_WORDS: OrderSmsWords = {
  name: 'Farhana Akter', order: 'NG-12345', items: 'Jamdani saree, Maroon +1', date: '2026-01-15T06:00:00Z', total: 1450, advance: 200, due: 1250, tracking: 'SF12345678', link: 'https://steadfast.com.bd/t/SF12345678',
  courier: 'Steadfast', shop: 'Nakshi Ghor',
};
