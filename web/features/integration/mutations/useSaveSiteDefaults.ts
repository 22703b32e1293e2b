import { graphql } from 'react-relay/hooks';
import type { SaveSiteDefaultsInput, useSaveSiteDefaultsMutation } from '../../../__generated__/useSaveSiteDefaultsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves the defaults for the orders of a shop. */
export function useSaveSiteDefaults() {
  const { run, isInFlight } = useCommand<useSaveSiteDefaultsMutation>(graphql`
    mutation useSaveSiteDefaultsMutation($input: SaveSiteDefaultsInput!) {
      saveSiteDefaults(input: $input) {
        __typename
        ... on SaveSiteDefaultsSuccess {
          data: webSite {
            id
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveSiteDefaults: (input: SaveSiteDefaultsInput) => run({ input }), isInFlight };
}
