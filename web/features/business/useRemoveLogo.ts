import { graphql } from 'react-relay/hooks';
import type { useRemoveLogoMutation } from '../../__generated__/useRemoveLogoMutation.graphql.ts';
import { useCommand } from '../../relay/useCommand.ts';

/** Removes the logo of the business. */
export function useRemoveLogo() {
  const { run, isInFlight } = useCommand<useRemoveLogoMutation>(graphql`
    mutation useRemoveLogoMutation {
      removeBusinessLogo {
        __typename
        ... on RemoveBusinessLogoSuccess {
          data: business {
            id
            ...LogoField_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { removeLogo: () => run({}), isInFlight };
}
