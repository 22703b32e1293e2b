import { graphql } from 'react-relay/hooks';
import type { SendBulkSmsInput, useSendBulkSmsMutation } from '../../../__generated__/useSendBulkSmsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sends an SMS to many numbers, in the background. */
export function useSendBulkSms() {
  const { run, isInFlight } = useCommand<useSendBulkSmsMutation>(graphql`
    mutation useSendBulkSmsMutation($input: SendBulkSmsInput!) {
      sendBulkSms(input: $input) {
        __typename
        ... on SendBulkSmsSuccess {
          data: bulkJob {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { sendBulkSms: (input: SendBulkSmsInput) => run({ input }), isInFlight };
}
