import { graphql } from 'react-relay/hooks';
import type { TransferMoneyInput, useTransferMoneyMutation } from '../../../__generated__/useTransferMoneyMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Moves money from one account to another. */
export function useTransferMoney() {
  const { run, isInFlight } = useCommand<useTransferMoneyMutation>(graphql`
    mutation useTransferMoneyMutation($input: TransferMoneyInput!) {
      transferMoney(input: $input) {
        __typename
        ... on TransferMoneySuccess {
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
  return { transferMoney: (input: TransferMoneyInput) => run({ input }), isInFlight };
}
