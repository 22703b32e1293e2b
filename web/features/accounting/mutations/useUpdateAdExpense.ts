import { graphql } from 'react-relay/hooks';
import type { UpdateAdExpenseInput, useUpdateAdExpenseMutation } from '../../../__generated__/useUpdateAdExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes an ad expense whose days are all open. */
export function useUpdateAdExpense() {
  const { run, isInFlight } = useCommand<useUpdateAdExpenseMutation>(graphql`
    mutation useUpdateAdExpenseMutation($input: UpdateAdExpenseInput!) {
      updateAdExpense(input: $input) {
        __typename
        ... on UpdateAdExpenseSuccess {
          data: voucher {
            id
            number
            version
            status
            ...voucherColumns_voucher @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { updateAdExpense: (input: UpdateAdExpenseInput) => run({ input }), isInFlight };
}
