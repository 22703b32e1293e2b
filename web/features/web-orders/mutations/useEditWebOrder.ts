import { graphql } from 'react-relay/hooks';
import type {
  EditWebOrderInput,
  useEditWebOrderMutation,
} from '../../../__generated__/useEditWebOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Edits the recipient and the address of a web order. */
export function useEditWebOrder() {
  const { run, isInFlight } = useCommand<useEditWebOrderMutation>(graphql`
    mutation useEditWebOrderMutation($input: EditWebOrderInput!) {
      editWebOrder(input: $input) {
        __typename
        ... on EditWebOrderSuccess {
          data: webOrder {
            ...WebOrderPage_order
            ...webOrderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { editWebOrder: (input: EditWebOrderInput) => run({ input }), isInFlight };
}
