import { graphql } from 'react-relay/hooks';
import type { UpdateExpenseInput, useUpdateExpenseMutation } from '../../../__generated__/useUpdateExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes an expense of an open day. */
export function useUpdateExpense() {
  const { run, isInFlight } = useCommand<useUpdateExpenseMutation>(graphql`
    mutation useUpdateExpenseMutation($input: UpdateExpenseInput!) {
      updateExpense(input: $input) {
        __typename
        ... on UpdateExpenseSuccess {
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
  return { updateExpense: (input: UpdateExpenseInput) => run({ input }), isInFlight };
}
