import { graphql } from 'react-relay/hooks';
import type { RequestSiteKeysInput, useRequestSiteKeysMutation } from '../../../__generated__/useRequestSiteKeysMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Asks a web shop for its keys: the answer is the shop's own page, where its owner agrees. */
export function useRequestSiteKeys() {
  const { run, isInFlight } = useCommand<useRequestSiteKeysMutation>(graphql`
    mutation useRequestSiteKeysMutation($input: RequestSiteKeysInput!) {
      requestSiteKeys(input: $input) {
        __typename
        ... on RequestSiteKeysSuccess {
          data: request {
            authorizeUrl
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { requestSiteKeys: (input: RequestSiteKeysInput) => run({ input }), isInFlight };
}
