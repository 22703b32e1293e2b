import { graphql } from 'react-relay/hooks';
import type { useSendNothingMutation } from '../../../__generated__/useSendNothingMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says that nothing is sent for a line of a web order. */
export function useSendNothing() {
  const { run, isInFlight } = useCommand<useSendNothingMutation>(graphql`
    mutation useSendNothingMutation($input: SendNothingForLineInput!) {
      sendNothingForLine(input: $input) {
        __typename
        ... on SendNothingForLineSuccess {
          data: webOrder {
            ...WebOrderPage_order
            ...webOrderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { sendNothing: (lineId: string) => run({ input: { lineId } }), isInFlight };
}
