import { graphql } from 'react-relay/hooks';
import type {
  ReverseDecreaseInput,
  useReverseDecreaseMutation,
} from '../../../__generated__/useReverseDecreaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Reverses a decrease. */
export function useReverseDecrease() {
  const { run, isInFlight } = useCommand<useReverseDecreaseMutation>(graphql`
    mutation useReverseDecreaseMutation($input: ReverseDecreaseInput!) {
      reverseDecrease(input: $input) {
        __typename
        ... on ReverseDecreaseSuccess {
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
  return { reverseDecrease: (input: ReverseDecreaseInput) => run({ input }), isInFlight };
}
