import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useFindsQuery } from '../../__generated__/useFindsQuery.graphql.ts';
import { usePermissions } from '../../shell/usePermissions.ts';

/** Debounce: milliseconds without a key before the search is sent. */
const REST_MS = 200;
export const MIN_LENGTH = 2;

const query = graphql`
  query useFindsQuery($text: String!, $withOrders: Boolean!, $withWebOrders: Boolean!, $withProducts: Boolean!) {
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
    }
    foundCustomers(text: $text) @include(if: $withOrders) {
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
    }
  }
`;

export type Finds = useFindsQuery['response'];

/** Search results for the text, grouped by the kinds that the viewer may see. */
export function useFinds(text: string): { finds: Finds | null; error: Error | null; retry: () => void } {
  const environment = useRelayEnvironment();
  const permissions = usePermissions();
  const [withOrders, withWebOrders, withProducts] =
    [permissions.has('orderList'), permissions.has('webOrderList'), permissions.has('product')];
  const [answer, setAnswer] = useState<{ text: string; finds: Finds | null; error: Error | null } | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (text.length < MIN_LENGTH) return;
    const variables = { text, withOrders, withWebOrders, withProducts };
    let subscription: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      subscription = fetchQuery<useFindsQuery>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
        next: (finds) => setAnswer({ text, finds, error: null }),
        error: (error: Error) => setAnswer({ text, finds: null, error }),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      subscription?.unsubscribe();
    };
  }, [environment, text, withOrders, withWebOrders, withProducts, attempt]);
  const isCurrent = answer?.text === text;
  return { finds: isCurrent ? answer.finds : null, error: isCurrent ? answer.error : null, retry: () => setAttempt(attempt + 1) };
}
