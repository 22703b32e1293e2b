import { graphql } from 'react-relay/hooks';
import type { useDeclineSiteKeysMutation } from '../../../__generated__/useDeclineSiteKeysMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Ends a request for keys whose browser came back from the shop with a no. */
export function useDeclineSiteKeys() {
  const { run } = useCommand<useDeclineSiteKeysMutation>(graphql`
    mutation useDeclineSiteKeysMutation($input: DeclineSiteKeysInput!) {
      declineSiteKeys(input: $input) {
        __typename
        ... on DeclineSiteKeysSuccess {
          data: request {
            state
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { declineSiteKeys: (state: string) => run({ input: { state } }) };
}
