import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
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

/** The web shops that orders can be filtered by; undefined until they are there. */
export function useOrderSites() {
  const { data, hasFailed, reload } = useSecondaryQuery<useOrderSitesQuery>(query, {});
  return { sites: data?.orderFilterValues.sites, hasFailed, reload };
}

/** What the business calls a web shop; undefined for an unknown one. */
export async function siteNameOf(environment: IEnvironment, site: string): Promise<string | undefined> {
  const answer = await fetchQuery<useOrderSitesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).toPromise();
  return answer?.orderFilterValues.sites.find(({ id }) => id === site)?.name;
}
