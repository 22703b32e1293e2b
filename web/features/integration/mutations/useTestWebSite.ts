import { graphql } from 'react-relay/hooks';
import type { useTestWebSiteMutation } from '../../../__generated__/useTestWebSiteMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Tries to read from and write to a web shop, changing nothing there. */
export function useTestWebSite() {
  const { run, isInFlight } = useCommand<useTestWebSiteMutation>(graphql`
    mutation useTestWebSiteMutation($input: TestWebSiteInput!) {
      testWebSite(input: $input) {
        __typename
        ... on TestWebSiteSuccess {
          data: test {
            ok
            message
            canWrite
            wooVersion
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { testWebSite: (siteId: string) => run({ input: { siteId } }), isInFlight };
}
