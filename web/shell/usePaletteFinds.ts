import { graphql } from 'react-relay/hooks';
import type { usePaletteFindsQuery } from '../__generated__/usePaletteFindsQuery.graphql.ts';
import { useDebouncedQuery } from '../relay/useDebouncedQuery.ts';
import { useFoundKinds } from './useFoundKinds.ts';

/** A record that the palette leads to. */
export interface PaletteFind {
  id: string;
  kind: 'order' | 'product' | 'webOrder' | 'customer';
  label: string;
  note: string;
}

const REST_MS = 150;
const MIN_LENGTH = 2;

const query = graphql`
  query usePaletteFindsQuery($text: String!, $withOrders: Boolean!, $withCustomers: Boolean!, $withWebOrders: Boolean!, $withProducts: Boolean!) {
    orders(first: 5, filter: { search: $text }) @include(if: $withOrders) {
      edges {
        node {
          id
          reference
          shippingAddress {
            name
            phone
          }
        }
      }
    }
    foundCustomers(text: $text) @include(if: $withCustomers) {
      id
      name
      phone
    }
    webOrders(first: 5, filter: { search: $text }) @include(if: $withWebOrders) {
      edges {
        node {
          id
          number
          customerName
          phone
        }
      }
    }
    variants(first: 5, filter: { search: $text }) @include(if: $withProducts) {
      edges {
        node {
          title
          sku
          product {
            id
          }
        }
      }
    }
  }
`;

function findsOf({ orders, variants, foundCustomers, webOrders }: usePaletteFindsQuery['response']): PaletteFind[] {
  const products = new Map<string, PaletteFind>();
  for (const { node } of variants?.edges ?? []) {
    const { id } = node.product;
    if (!products.has(id)) products.set(id, { id, kind: 'product', label: node.title, note: node.sku });
  }
  const found = (orders?.edges ?? []).map(
    ({ node: { id, reference, shippingAddress: { name, phone } } }): PaletteFind => ({
      id,
      kind: 'order',
      label: reference,
      note: `${name} · ${phone}`,
    }),
  );
  const waiting = (webOrders?.edges ?? []).map(
    ({ node: { id, number, customerName, phone } }): PaletteFind => ({ id, kind: 'webOrder', label: `#${number}`, note: `${customerName} · ${phone}` }),
  );
  const people = (foundCustomers ?? []).map(({ id, name, phone }): PaletteFind => ({ id, kind: 'customer', label: name, note: phone }));
  return [...found, ...products.values(), ...waiting, ...people];
}

/**
 * Orders and web orders (by number, phone or name), customers, and products (by SKU or name) that match what was typed, once the typing
 * has paused. Without an answer there are none, `error` says why, and the palette still opens screens.
 */
export function usePaletteFinds(text: string): { finds: readonly PaletteFind[]; isSearching: boolean; error: Error | null } {
  const kinds = useFoundKinds();
  const isWanted = text.length >= MIN_LENGTH && Object.values(kinds).some(Boolean);
  const { data, isLoading, error } = useDebouncedQuery<usePaletteFindsQuery>(
    query, { text, ...kinds }, { isWanted, restMs: REST_MS },
  );
  return { finds: isWanted && data && !error ? findsOf(data) : [], isSearching: isLoading, error };
}
