import { graphql } from 'react-relay/hooks';
import type {
  RefundDecreaseInput,
  useRefundDecreaseMutation,
} from '../../../__generated__/useRefundDecreaseMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Enters money that a supplier gives back for goods of a decrease. */
export function useRefundDecrease() {
  const { run, isInFlight } = useCommand<useRefundDecreaseMutation>(graphql`
    mutation useRefundDecreaseMutation($input: RefundDecreaseInput!) {
      refundDecrease(input: $input) {
        __typename
        ... on RefundDecreaseSuccess {
          data: adjustment {
            id
            number
            ...decreaseFacts_adjustment @relay(mask: false)
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { refundDecrease: (input: RefundDecreaseInput) => run({ input }), isInFlight };
}
