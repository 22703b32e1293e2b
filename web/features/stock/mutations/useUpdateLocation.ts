import { graphql } from 'react-relay/hooks';
import type {
  UpdateLocationInput,
  useUpdateLocationMutation,
} from '../../../__generated__/useUpdateLocationMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Renames a location or makes it the default. */
export function useUpdateLocation() {
  const { run, isInFlight } = useCommand<useUpdateLocationMutation>(graphql`
    mutation useUpdateLocationMutation($input: UpdateLocationInput!) {
      updateLocation(input: $input) {
        __typename
        ... on UpdateLocationSuccess {
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
  return { updateLocation: (input: UpdateLocationInput) => run({ input }), isInFlight };
}
