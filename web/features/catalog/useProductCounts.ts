import { graphql } from 'react-relay/hooks';
import type { useProductCountsQuery } from '../../__generated__/useProductCountsQuery.graphql.ts';
import { tabCounts } from '../../list/tabCounts.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

/** How many products stand under a tab; undefined until it is known. Beside the list, whose rows do not wait for levels to be compared. */
export function useProductCounts(): (tab: string) => number | undefined {
  const { data } = useSecondaryQuery<useProductCountsQuery>(
    graphql`
      query useProductCountsQuery {
        productCounts {
          status
          count
        }
      }
    `,
    {},
  );
  const known = data && tabCounts(data.productCounts).counts;
  return (tab) => (known ? (known.get(tab) ?? 0) : undefined);
}
