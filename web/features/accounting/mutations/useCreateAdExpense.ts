import { graphql } from 'react-relay/hooks';
import type { CreateAdExpenseInput, useCreateAdExpenseMutation } from '../../../__generated__/useCreateAdExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters an ad expense. */
export function useCreateAdExpense() {
  const { run, isInFlight } = useCommand<useCreateAdExpenseMutation>(graphql`
    mutation useCreateAdExpenseMutation($input: CreateAdExpenseInput!) {
      createAdExpense(input: $input) {
        __typename
        ... on CreateAdExpenseSuccess {
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
  return { createAdExpense: (input: CreateAdExpenseInput) => run({ input }), isInFlight };
}
