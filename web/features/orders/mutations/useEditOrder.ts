import { graphql } from 'react-relay/hooks';
import type {
  EditOrderInput,
  useEditOrderMutation,
} from '../../../__generated__/useEditOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes an order after it was taken. */
export function useEditOrder() {
  const { run, isInFlight } = useCommand<useEditOrderMutation>(graphql`
    mutation useEditOrderMutation($input: EditOrderInput!) {
      editOrder(input: $input) {
        __typename
        ... on EditOrderSuccess {
          data: order {
            id
            ...SuperEditForm_order
            ...orderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { editOrder: (input: EditOrderInput) => run({ input }), isInFlight };
}
