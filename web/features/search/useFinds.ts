import { graphql } from 'react-relay/hooks';
import type { useFindsQuery } from '../../__generated__/useFindsQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
import { useFoundKinds } from '../../shell/useFoundKinds.ts';

export const MIN_LENGTH = 2;

/** Customers that the gateway finds at most. */
export const MOST_CUSTOMERS = 8;

const query = graphql`
  query useFindsQuery($text: String!, $withOrders: Boolean!, $withCustomers: Boolean!, $withWebOrders: Boolean!, $withProducts: Boolean!) {
    orders(first: 10, filter: { search: $text }) @include(if: $withOrders) {
      edges {
        node {
          id
          reference
          status
          total
          createdAt
          shippingAddress {
            name
            phone
          }
          shipment {
            trackingCode
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    foundCustomers(text: $text) @include(if: $withCustomers) {
      id
      name
      phone
      orderCount
      deliveredCount
      returnedCount
      spent
      risk
      addresses {
        street
        district
      }
    }
    webOrders(first: 10, filter: { search: $text }) @include(if: $withWebOrders) {
      edges {
        node {
          id
          number
          siteName
          status
          customerName
          phone
          total
        }
      }
      pageInfo {
        hasNextPage
      }
    }
    variants(first: 10, filter: { search: $text }) @include(if: $withProducts) {
      edges {
        node {
          id
          title
          sku
          price
          stock {
            available
          }
          product {
            id
          }
        }
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`;

export type Finds = useFindsQuery['response'];

/** Search results for the text, grouped by the kinds that the viewer may see. */
export function useFinds(text: string): { finds: Finds | null; error: Error | null; retry: () => void } {
  const variables = { text, ...useFoundKinds() };
  const { data, isCurrent, error, reload } = useDebouncedQuery<useFindsQuery>(query, variables, { isWanted: text.length >= MIN_LENGTH });
  return { finds: isCurrent && !error ? data : null, error, retry: reload };
}
