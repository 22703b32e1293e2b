import { graphql } from 'react-relay/hooks';
import type {
  ReceiveReturnInput,
  useReceiveReturnMutation,
} from '../../../__generated__/useReceiveReturnMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Receives returned goods of the order of the open page. */
export function useReceiveReturn() {
  const { run, isInFlight } = useCommand<useReceiveReturnMutation>(graphql`
    mutation useReceiveReturnMutation($input: ReceiveReturnInput!) {
      receiveReturn(input: $input) {
        __typename
        ... on ReceiveReturnSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
            ...OrderProfit_order
            ...OrderMoneyTrail_order
            ...OrderJournal_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { receiveReturn: (input: ReceiveReturnInput) => run({ input }), isInFlight };
}
