import { graphql } from 'react-relay/hooks';
import type {
  ApplyShopChangeInput, useApplyShopChangeMutation,
} from '../../../__generated__/useApplyShopChangeMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Applies the change in the web shop to the order. */
export function useApplyShopChange() {
  const { run, isInFlight } = useCommand<useApplyShopChangeMutation>(graphql`
    mutation useApplyShopChangeMutation($input: ApplyShopChangeInput!) {
      applyShopChange(input: $input) {
        __typename
        ... on ApplyShopChangeSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { applyShopChange: (input: ApplyShopChangeInput) => run({ input }), isInFlight };
}
