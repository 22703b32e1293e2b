import { graphql } from 'react-relay/hooks';
import type {
  UndoReceiptInput,
  useUndoReceiptMutation,
} from '../../../__generated__/useUndoReceiptMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Takes back that goods of the order were received, by mistake. */
export function useUndoReceipt() {
  const { run, isInFlight } = useCommand<useUndoReceiptMutation>(graphql`
    mutation useUndoReceiptMutation($input: UndoReceiptInput!) {
      undoReceipt(input: $input) {
        __typename
        ... on UndoReceiptSuccess {
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
  return { undoReceipt: (input: UndoReceiptInput) => run({ input }), isInFlight };
}
