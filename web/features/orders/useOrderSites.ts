import { graphql } from 'react-relay/hooks';
import type { useOrderSitesQuery } from '../../__generated__/useOrderSitesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';

const query = graphql`
  query useOrderSitesQuery {
    orderFilterValues {
      sites {
        id
        name
      }
    }
  }
`;

/** The web shops that orders can be filtered by; undefined until they are there. Not asked for before they are wanted. */
export function useOrderSites({ isWanted }: { isWanted: boolean }) {
  const { data, hasFailed, reload } = useSecondaryQuery<useOrderSitesQuery>(query, {}, { isWanted });
  return { sites: data?.orderFilterValues.sites, hasFailed, reload };
}

/** What the business calls the web shop that a list is filtered by; undefined while it is not known. */
export function useSiteName(site: string | undefined): string | undefined {
  return useOrderSites({ isWanted: Boolean(site) }).sites?.find(({ id }) => id === site)?.name;
}
