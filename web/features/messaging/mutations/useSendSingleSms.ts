import { graphql } from 'react-relay/hooks';
import type {
  SendSingleSmsInput,
  useSendSingleSmsMutation,
} from '../../../__generated__/useSendSingleSmsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Sends one SMS. Under the same key it is sent once, however often it is asked for. */
export function useSendSingleSms() {
  const { run, isInFlight } = useCommand<useSendSingleSmsMutation>(graphql`
    mutation useSendSingleSmsMutation($input: SendSingleSmsInput!) {
      sendSingleSms(input: $input) {
        __typename
        ... on SendSingleSmsSuccess {
          data: message
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { sendSingleSms: (input: SendSingleSmsInput) => run({ input }), isInFlight };
}
