import { graphql } from 'react-relay/hooks';
import type { CreateIncomeInput, useCreateIncomeMutation } from '../../../__generated__/useCreateIncomeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters other income. */
export function useCreateIncome() {
  const { run, isInFlight } = useCommand<useCreateIncomeMutation>(graphql`
    mutation useCreateIncomeMutation($input: CreateIncomeInput!) {
      createIncome(input: $input) {
        __typename
        ... on CreateIncomeSuccess {
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
  return { createIncome: (input: CreateIncomeInput) => run({ input }), isInFlight };
}
