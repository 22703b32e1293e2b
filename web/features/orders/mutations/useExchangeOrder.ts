import { graphql } from 'react-relay/hooks';
import type { ExchangeOrderInput, useExchangeOrderMutation } from '../../../__generated__/useExchangeOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Exchanges the order of the open page for a new one. */
export function useExchangeOrder() {
  const { run, isInFlight } = useCommand<useExchangeOrderMutation>(graphql`
    mutation useExchangeOrderMutation($input: ExchangeOrderInput!) {
      exchangeOrder(input: $input) {
        __typename
        ... on ExchangeOrderSuccess {
          data: taken {
            id
            reference
            order {
              ...orderColumns_order
              replaces {
                ...OrderPage_order
                ...orderColumns_order
                ...OrderProfit_order
                ...OrderJournal_order
              }
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { exchangeOrder: (input: ExchangeOrderInput) => run({ input }), isInFlight };
}
