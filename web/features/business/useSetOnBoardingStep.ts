import { graphql } from 'react-relay/hooks';
import type { useSetOnBoardingStepMutation } from '../../__generated__/useSetOnBoardingStepMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Saves how many onboarding steps are done. */
export function useSetOnBoardingStep() {
  const { run, isInFlight } = useCommand<useSetOnBoardingStepMutation>(graphql`
    mutation useSetOnBoardingStepMutation($input: SetOnboardingStepInput!) {
      setOnboardingStep(input: $input) {
        __typename
        ... on SetOnboardingStepSuccess {
          data: business {
            id
            onboardingStep
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setOnBoardingStep: (step: number) => run({ input: { step } }), isInFlight };
}
