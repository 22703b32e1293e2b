import { graphql } from 'react-relay/hooks';
import type { SeparateNumberInput, useSeparateNumberMutation } from '../../../__generated__/useSeparateNumberMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Makes one of the other numbers of a customer a customer of its own again. */
export function useSeparateNumber() {
  const { run, isInFlight } = useCommand<useSeparateNumberMutation>(graphql`
    mutation useSeparateNumberMutation($input: SeparateNumberInput!) {
      separateNumber(input: $input) {
        __typename
        ... on SeparateNumberSuccess {
          data: customer {
            id
            mergedInto {
              id
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { separateNumber: (input: SeparateNumberInput) => run({ input }), isInFlight };
}
