import { graphql } from 'react-relay/hooks';
import type {
  SignUpTrialInput,
  useSignUpTrialMutation,
} from '../../__generated__/useSignUpTrialMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Starts the trial of whoever has just signed up: their first business. */
export function useSignUpTrial() {
  const { run, isInFlight } = useCommand<useSignUpTrialMutation>(graphql`
    mutation useSignUpTrialMutation($input: SignUpTrialInput!) {
      signUpTrial(input: $input) {
        __typename
        ... on SignUpTrialSuccess {
          data: business {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { signUpTrial: (input: SignUpTrialInput) => run({ input }), isInFlight };
}
