import { graphql } from 'react-relay/hooks';
import type {
  SaveWebSiteInput,
  useSaveWebSiteMutation,
} from '../../../__generated__/useSaveWebSiteMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds or changes a web shop. */
export function useSaveWebSite() {
  const { run, isInFlight } = useCommand<useSaveWebSiteMutation>(graphql`
    mutation useSaveWebSiteMutation($input: SaveWebSiteInput!) {
      saveWebSite(input: $input) {
        __typename
        ... on SaveWebSiteSuccess {
          data: webSite {
            ...SiteCard_site
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveWebSite: (input: SaveWebSiteInput) => run({ input }), isInFlight };
}
