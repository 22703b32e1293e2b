import { graphql } from 'react-relay/hooks';
import type {
  CreateLocationInput,
  useCreateLocationMutation,
} from '../../../__generated__/useCreateLocationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Adds a location. */
export function useCreateLocation() {
  const { run, isInFlight } = useCommand<useCreateLocationMutation>(graphql`
    mutation useCreateLocationMutation($input: CreateLocationInput!) {
      createLocation(input: $input) {
        __typename
        ... on CreateLocationSuccess {
          data: location {
            id
            name
            isDefault
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { createLocation: (input: CreateLocationInput) => run({ input }), isInFlight };
}
