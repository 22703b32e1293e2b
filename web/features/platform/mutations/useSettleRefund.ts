import { graphql } from 'react-relay/hooks';
import type {
  SettleRefundInput,
  useSettleRefundMutation,
} from '../../../__generated__/useSettleRefundMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says what became of a refund that bKash never answered for. */
export function useSettleRefund() {
  const { run } = useCommand<useSettleRefundMutation>(graphql`
    mutation useSettleRefundMutation($input: SettleRefundInput!) {
      settleRefund(input: $input) {
        __typename
        ... on SettleRefundSuccess {
          data: payment {
            ...PlatformPaymentPage_payment
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { settleRefund: (input: SettleRefundInput) => run({ input }) };
}
