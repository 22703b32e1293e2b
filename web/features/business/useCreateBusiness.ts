import { graphql } from 'react-relay/hooks';
import type {
  CreateBusinessInput,
  useCreateBusinessMutation,
} from '../../__generated__/useCreateBusinessMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Creates a business without a package; the selected one stays selected. */
export function useCreateBusiness() {
  const { run, isInFlight } = useCommand<useCreateBusinessMutation>(graphql`
    mutation useCreateBusinessMutation($input: CreateBusinessInput!) {
      createBusiness(input: $input) {
        __typename
        ... on CreateBusinessSuccess {
          data: business {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createBusiness: (input: CreateBusinessInput) => run({ input }), isInFlight };
}
