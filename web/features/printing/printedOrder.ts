import { graphql } from 'relay-runtime';
import type { printedOrder_business$data } from '../../__generated__/printedOrder_business.graphql.ts';
import type { printedOrder_order$data } from '../../__generated__/printedOrder_order.graphql.ts';
import type { printedOrder_setting$data } from '../../__generated__/printedOrder_setting.graphql.ts';

/** The fields of an order that invoices and stickers print. */
void graphql`
  fragment printedOrder_order on Order {
    id
    number
    reference
    createdAt
    shippingAddress {
      name
      phone
      street
      district
    }
    thana
    altPhone
    shippingNote
    plannedCourier
    shipment {
      trackingCode
      courier {
        name
      }
    }
    lines {
      id
      name
      sku
      quantity
      unitPrice
      discount
      total
    }
    itemsTotal
    discount
    deliveryFee
    total
    advance
    collected
    due
    status
    invoiceFormat
  }
`;

/** The fields of the business that are printed as sender. */
void graphql`
  fragment printedOrder_business on Business {
    name
    address
    hotline
    logoUrl
  }
`;

void graphql`
  fragment printedOrder_setting on PrintSetting {
    kind
    format
    symbol
    hiddenParts
    copies
    footer
    version
  }
`;

export type PrintedOrder = Omit<printedOrder_order$data, ' $fragmentType'>;
export type PrintedBusiness = Omit<printedOrder_business$data, ' $fragmentType'>;
export type PrintSetting = Omit<printedOrder_setting$data, ' $fragmentType'>;

/** Characters of Code 128: printable ASCII. */
const WRITABLE = /^[\x20-\x7e]+$/;

/**
 * The text of the barcode: the courier's consignment id, else the order number, without a prefix that Code 128 cannot
 * encode. Search and scanning find the order by each of them.
 */
export function scannedText({ shipment, reference, number }: Pick<PrintedOrder, 'shipment' | 'reference' | 'number'>): string {
  const order = reference.replace(/^#/, '');
  return [shipment?.trackingCode, order].find((text) => text && WRITABLE.test(text)) ?? String(number);
}

/** Street, thana and district in one line, without repetition. */
export function addressText({ shippingAddress: { street, district }, thana }: Pick<PrintedOrder, 'shippingAddress' | 'thana'>): string {
  const more = [thana, district].filter((place) => place !== '' && !street.toLowerCase().includes(place.toLowerCase()));
  return [street, ...more].join(', ');
}
