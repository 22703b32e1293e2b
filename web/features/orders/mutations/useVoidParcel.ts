import { graphql } from 'react-relay/hooks';
import type { VoidParcelInput, useVoidParcelMutation } from '../../../__generated__/useVoidParcelMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says that a courier does not have the parcel of the open page's order any more. */
export function useVoidParcel() {
  const { run, isInFlight } = useCommand<useVoidParcelMutation>(graphql`
    mutation useVoidParcelMutation($input: VoidParcelInput!) {
      voidParcel(input: $input) {
        __typename
        ... on VoidParcelSuccess {
          data: order {
            ...OrderPage_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { voidParcel: (input: VoidParcelInput) => run({ input }), isInFlight };
}
