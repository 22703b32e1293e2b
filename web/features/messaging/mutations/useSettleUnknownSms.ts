import { graphql } from 'react-relay/hooks';
import type {
  SettleUnknownSmsInput,
  useSettleUnknownSmsMutation,
} from '../../../__generated__/useSettleUnknownSmsMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says what became of an SMS whose gateway never told. */
export function useSettleUnknownSms() {
  const { run, isInFlight } = useCommand<useSettleUnknownSmsMutation>(graphql`
    mutation useSettleUnknownSmsMutation($input: SettleUnknownSmsInput!) {
      settleUnknownSms(input: $input) {
        __typename
        ... on SettleUnknownSmsSuccess {
          data: sms {
            id
            status
            sentAt
          }
          query {
            smsMessageCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { settleUnknownSms: (input: SettleUnknownSmsInput) => run({ input }), isInFlight };
}
