import { graphql } from 'react-relay/hooks';
import type { UpdateIncomeInput, useUpdateIncomeMutation } from '../../../__generated__/useUpdateIncomeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Changes income of an open day. */
export function useUpdateIncome() {
  const { run, isInFlight } = useCommand<useUpdateIncomeMutation>(graphql`
    mutation useUpdateIncomeMutation($input: UpdateIncomeInput!) {
      updateIncome(input: $input) {
        __typename
        ... on UpdateIncomeSuccess {
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
  return { updateIncome: (input: UpdateIncomeInput) => run({ input }), isInFlight };
}
