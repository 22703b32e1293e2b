import { graphql } from 'react-relay/hooks';
import type {
  CallOffExchangeInput,
  useCallOffExchangeMutation,
} from '../../../__generated__/useCallOffExchangeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Calls an exchange off: the customer keeps the old goods and the replacement is cancelled. */
export function useCallOffExchange() {
  const { run, isInFlight } = useCommand<useCallOffExchangeMutation>(graphql`
    mutation useCallOffExchangeMutation($input: CallOffExchangeInput!) {
      callOffExchange(input: $input) {
        __typename
        ... on CallOffExchangeSuccess {
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
  return { callOffExchange: (input: CallOffExchangeInput) => run({ input }), isInFlight };
}
