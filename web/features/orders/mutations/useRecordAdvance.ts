import { graphql } from 'react-relay/hooks';
import type {
  RecordAdvanceInput,
  useRecordAdvanceMutation,
} from '../../../__generated__/useRecordAdvanceMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Records money that the customer paid after the order was taken. */
export function useRecordAdvance() {
  const { run, isInFlight } = useCommand<useRecordAdvanceMutation>(graphql`
    mutation useRecordAdvanceMutation($input: RecordAdvanceInput!) {
      recordAdvance(input: $input) {
        __typename
        ... on RecordAdvanceSuccess {
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
  return { recordAdvance: (input: RecordAdvanceInput) => run({ input }), isInFlight };
}
