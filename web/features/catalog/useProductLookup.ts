import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useProductLookupQuery } from '../../__generated__/useProductLookupQuery.graphql.ts';
import { toast } from '../../ui/toast.tsx';
import type { PickedProduct } from './productLookup.ts';

/** The pause in typing after which a search is sent. */
const REST_MS = 150;

const query = graphql`
  query useProductLookupQuery($search: String!, $code: String!, $isCounted: Boolean, $withCost: Boolean!) {
    byCode: variants(first: 1, filter: { code: $code, isCounted: $isCounted }) {
      edges {
        node {
          ...productLookup_variant @relay(mask: false)
        }
      }
    }
    variants(first: 20, filter: { search: $search, isCounted: $isCounted }) {
      edges {
        node {
          ...productLookup_variant @relay(mask: false)
        }
      }
    }
  }
`;

interface LookupOptions {
  /** The text in the field. */
  text: string;
  withCost: boolean;
  /** Leaves out bundles, which have no stock of their own. */
  isCounted?: boolean;
  /** False until the field is used, so that forty pickers on one page send no queries. */
  isUsed: boolean;
}

/** Finds products by name, SKU or barcode: while the user types, and at once by `lookUp`. */
export function useProductLookup({ text, withCost, isCounted = false, isUsed }: LookupOptions) {
  const environment = useRelayEnvironment();
  const [found, setFound] = useState<{ text: string; rows: readonly PickedProduct[] } | null>(null);
  const hasAsked = useRef(false);

  async function lookUp(typed: string): Promise<readonly PickedProduct[]> {
    const search = typed.trim();
    const variables = { search, code: search.slice(0, 64), withCost, ...(isCounted && { isCounted }) };
    const answer = await fetchQuery<useProductLookupQuery>(environment, query, variables).toPromise();
    const exact = answer?.byCode.edges.map(({ node }) => node) ?? [];
    const others = answer?.variants.edges.map(({ node }) => node) ?? [];
    return [...exact, ...others.filter(({ id }) => id !== exact[0]?.id)];
  }

  useEffect(() => {
    if (!isUsed) return;
    let isCurrent = true;
    const timer = setTimeout(() => {
      hasAsked.current = true;
      lookUp(text).then(
        (rows) => isCurrent && setFound({ text, rows }),
        (error: Error) => isCurrent && toast.error(error.message, { id: 'product-lookup' }),
      );
    }, hasAsked.current ? REST_MS : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
    // `lookUp` depends on exactly these values.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [environment, text, withCost, isCounted, isUsed]);

  return { rows: found?.rows ?? [], isCurrent: found?.text === text, lookUp };
}
