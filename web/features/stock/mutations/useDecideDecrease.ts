import { graphql } from 'react-relay/hooks';
import type {
  DecideDecreaseInput,
  useDecideDecreaseMutation,
} from '../../../__generated__/useDecideDecreaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Approves or rejects a pending decrease. */
export function useDecideDecrease() {
  const { run, isInFlight } = useCommand<useDecideDecreaseMutation>(graphql`
    mutation useDecideDecreaseMutation($input: DecideDecreaseInput!) {
      decideDecrease(input: $input) {
        __typename
        ... on DecideDecreaseSuccess {
          data: adjustment {
            id
            number
            status
            ...decreaseFacts_adjustment @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { decideDecrease: (input: DecideDecreaseInput) => run({ input }), isInFlight };
}
