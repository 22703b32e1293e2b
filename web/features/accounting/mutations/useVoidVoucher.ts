import { graphql } from 'react-relay/hooks';
import type { VoidVoucherInput, useVoidVoucherMutation } from '../../../__generated__/useVoidVoucherMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Voids a voucher. */
export function useVoidVoucher() {
  const { run, isInFlight } = useCommand<useVoidVoucherMutation>(graphql`
    mutation useVoidVoucherMutation($input: VoidVoucherInput!) {
      voidVoucher(input: $input) {
        __typename
        ... on VoidVoucherSuccess {
          data: voucher {
            id
            number
            version
            status
            voidReason
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { voidVoucher: (input: VoidVoucherInput) => run({ input }), isInFlight };
}
