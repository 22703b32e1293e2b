import { graphql } from 'react-relay/hooks';
import type { useRequestTrialCodeMutation } from '../../__generated__/useRequestTrialCodeMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Has a one-time code sent to the phone that a trial shall be started with. */
export function useRequestTrialCode() {
  const { run, isInFlight } = useCommand<useRequestTrialCodeMutation>(graphql`
    mutation useRequestTrialCodeMutation($input: RequestTrialCodeInput!) {
      requestTrialCode(input: $input) {
        __typename
        ... on RequestTrialCodeSuccess {
          data: trialCode {
            code
            resendInSeconds
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { requestTrialCode: (phone: string) => run({ input: { phone } }), isInFlight };
}
