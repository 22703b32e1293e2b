import { graphql } from 'react-relay/hooks';
import type { useTestWebSiteMutation } from '../../../__generated__/useTestWebSiteMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Tests reading from and writing to a web shop without changing anything there. */
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
            hasNotices
            wooVersion
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { testWebSite: (siteId: string) => run({ input: { siteId } }), isInFlight };
}
