import { graphql } from 'react-relay/hooks';
import type { ApproveWebOrderAsTypedInput, useApproveAsTypedMutation } from '../../../__generated__/useApproveAsTypedMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Makes an order of a web order from what a person typed. */
export function useApproveAsTyped() {
  const { run } = useCommand<useApproveAsTypedMutation>(graphql`
    mutation useApproveAsTypedMutation($input: ApproveWebOrderAsTypedInput!) {
      approveWebOrderAsTyped(input: $input) {
        __typename
        ... on ApproveWebOrderAsTypedSuccess {
          data: taken {
            id
            reference
            isPreorder
            isConfirmed
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return (input: ApproveWebOrderAsTypedInput) => run({ input });
}
