import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useProductLookupQuery } from '../../__generated__/useProductLookupQuery.graphql.ts';
import { useDebouncedQuery } from '../../relay/useDebouncedQuery.ts';
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

/** Products found for a text, the one whose code it is first. */
function rowsOf(answer: useProductLookupQuery['response'] | null | undefined): readonly PickedProduct[] {
  const exact = answer?.byCode.edges.map(({ node }) => node) ?? [];
  const others = answer?.variants.edges.map(({ node }) => node) ?? [];
  return [...exact, ...others.filter(({ id }) => id !== exact[0]?.id)];
}

/** Finds products by name, SKU or barcode: while the user types, and at once by `lookUp`. */
export function useProductLookup({ text, withCost, isCounted = false, isUsed }: LookupOptions) {
  const environment = useRelayEnvironment();
  const variablesFor = (typed: string) => {
    const search = typed.trim();
    return { search, code: search.slice(0, 64), withCost, ...(isCounted && { isCounted }) };
  };
  const { data, isCurrent, isLoading, error } = useDebouncedQuery<useProductLookupQuery>(query, variablesFor(text), { isWanted: isUsed, restMs: REST_MS });
  const lookUp = async (typed: string) =>
    rowsOf(await fetchQuery<useProductLookupQuery>(environment, query, variablesFor(typed)).toPromise());
  return { rows: rowsOf(data), isCurrent, isLoading, error, lookUp };
}
