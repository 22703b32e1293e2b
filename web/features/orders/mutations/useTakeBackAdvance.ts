import { graphql } from 'react-relay/hooks';
import type {
  TakeBackAdvanceInput,
  useTakeBackAdvanceMutation,
} from '../../../__generated__/useTakeBackAdvanceMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes back an advance that was recorded by mistake. */
export function useTakeBackAdvance() {
  const { run, isInFlight } = useCommand<useTakeBackAdvanceMutation>(graphql`
    mutation useTakeBackAdvanceMutation($input: TakeBackAdvanceInput!) {
      takeBackAdvance(input: $input) {
        __typename
        ... on TakeBackAdvanceSuccess {
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
  return { takeBackAdvance: (input: TakeBackAdvanceInput) => run({ input }), isInFlight };
}
