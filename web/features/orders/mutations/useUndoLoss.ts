import { graphql } from 'react-relay/hooks';
import type {
  UndoLossInput,
  useUndoLossMutation,
} from '../../../__generated__/useUndoLossMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes back that the courier has lost the order, by mistake. */
export function useUndoLoss() {
  const { run, isInFlight } = useCommand<useUndoLossMutation>(graphql`
    mutation useUndoLossMutation($input: UndoLossInput!) {
      undoLoss(input: $input) {
        __typename
        ... on UndoLossSuccess {
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
  return { undoLoss: (input: UndoLossInput) => run({ input }), isInFlight };
}
