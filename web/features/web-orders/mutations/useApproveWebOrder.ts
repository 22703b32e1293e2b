import { graphql } from 'react-relay/hooks';
import type {
  ApproveWebOrderInput,
  useApproveWebOrderMutation,
} from '../../../__generated__/useApproveWebOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Makes an order of a web order. */
export function useApproveWebOrder() {
  const { run, isInFlight } = useCommand<useApproveWebOrderMutation>(graphql`
    mutation useApproveWebOrderMutation($input: ApproveWebOrderInput!) {
      approveWebOrder(input: $input) {
        __typename
        ... on ApproveWebOrderSuccess {
          data: webOrder {
            order {
              id
              reference
            }
            ...WebOrderPage_order
            ...webOrderColumns_order
          }
          query {
            webOrderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { approveWebOrder: (input: ApproveWebOrderInput) => run({ input }), isInFlight };
}
