import { graphql } from 'react-relay/hooks';
import type {
  MapWebOrderLineInput,
  useMapWebOrderLineMutation,
} from '../../../__generated__/useMapWebOrderLineMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Maps a line of a web order to a variant. */
export function useMapWebOrderLine() {
  const { run, isInFlight } = useCommand<useMapWebOrderLineMutation>(graphql`
    mutation useMapWebOrderLineMutation($input: MapWebOrderLineInput!) {
      mapWebOrderLine(input: $input) {
        __typename
        ... on MapWebOrderLineSuccess {
          data: webOrder {
            ...WebOrderPage_order
            ...webOrderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { mapWebOrderLine: (input: MapWebOrderLineInput) => run({ input }), isInFlight };
}
