import { graphql } from 'react-relay/hooks';
import type { useReadShopProductsMutation } from '../../../__generated__/useReadShopProductsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Starts reading all products of a shop. */
export function useReadShopProducts() {
  const { run, isInFlight } = useCommand<useReadShopProductsMutation>(graphql`
    mutation useReadShopProductsMutation($input: ReadShopProductsInput!) {
      readShopProducts(input: $input) {
        __typename
        ... on ReadShopProductsSuccess {
          data: webSite {
            ...SyncSites_sites
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { readShopProducts: (siteId: string) => run({ input: { siteId } }), isInFlight };
}
