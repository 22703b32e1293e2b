import { graphql } from 'react-relay/hooks';
import type { SetReturnReasonInput, useSetReturnReasonMutation } from '../../../__generated__/useSetReturnReasonMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says or corrects why goods of the order of the open page come back. */
export function useSetReturnReason() {
  const { run } = useCommand<useSetReturnReasonMutation>(graphql`
    mutation useSetReturnReasonMutation($input: SetReturnReasonInput!) {
      setReturnReason(input: $input) {
        __typename
        ... on SetReturnReasonSuccess {
          data: order {
            ...OrderPage_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setReturnReason: (input: SetReturnReasonInput) => run({ input }) };
}
