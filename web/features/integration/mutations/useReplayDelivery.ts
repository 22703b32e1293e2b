import { graphql } from 'react-relay/hooks';
import type { useReplayDeliveryMutation } from '../../../__generated__/useReplayDeliveryMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Reads a delivery of a web shop once more; it leaves the list of those that could not be read. */
export function useReplayDelivery() {
  const { run, isInFlight } = useCommand<useReplayDeliveryMutation>(graphql`
    mutation useReplayDeliveryMutation($input: ReplayDeliveryInput!) {
      replayDelivery(input: $input) {
        __typename
        ... on ReplayDeliverySuccess {
          data: webSite {
            id
            ...FailedDeliveries_site
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { replayDelivery: (deliveryId: string) => run({ input: { deliveryId } }), isInFlight };
}
