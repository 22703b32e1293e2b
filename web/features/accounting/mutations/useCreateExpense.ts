import { graphql } from 'react-relay/hooks';
import type { CreateExpenseInput, useCreateExpenseMutation } from '../../../__generated__/useCreateExpenseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters money that was spent. */
export function useCreateExpense() {
  const { run, isInFlight } = useCommand<useCreateExpenseMutation>(graphql`
    mutation useCreateExpenseMutation($input: CreateExpenseInput!) {
      createExpense(input: $input) {
        __typename
        ... on CreateExpenseSuccess {
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
  return { createExpense: (input: CreateExpenseInput) => run({ input }), isInFlight };
}
