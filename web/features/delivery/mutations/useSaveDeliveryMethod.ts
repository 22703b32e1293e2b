import { graphql } from 'react-relay/hooks';
import type {
  SaveDeliveryMethodInput,
  useSaveDeliveryMethodMutation,
} from '../../../__generated__/useSaveDeliveryMethodMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds or changes a delivery method. */
export function useSaveDeliveryMethod() {
  const { run, isInFlight } = useCommand<useSaveDeliveryMethodMutation>(graphql`
    mutation useSaveDeliveryMethodMutation($input: SaveDeliveryMethodInput!) {
      saveDeliveryMethod(input: $input) {
        __typename
        ... on SaveDeliveryMethodSuccess {
          data: courier {
            id
            name
            kind
            isActive
            terms {
              version
              ...deliveryMethodDraft_terms @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { saveDeliveryMethod: (input: SaveDeliveryMethodInput) => run({ input }), isInFlight };
}
