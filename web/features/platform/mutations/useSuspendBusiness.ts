import { graphql } from 'react-relay/hooks';
import type { ResumeBusinessInput, useSuspendBusinessResumeMutation } from '../../../__generated__/useSuspendBusinessResumeMutation.graphql.ts';
import type { SuspendBusinessInput, useSuspendBusinessMutation } from '../../../__generated__/useSuspendBusinessMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Keeps the people of a business out, or lets them in again. */
export function useSuspendBusiness() {
  const { run: suspend } = useCommand<useSuspendBusinessMutation>(graphql`
    mutation useSuspendBusinessMutation($input: SuspendBusinessInput!) {
      suspendBusiness(input: $input) {
        __typename
        ... on SuspendBusinessSuccess {
          data: business {
            ...BusinessPage_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: resume } = useCommand<useSuspendBusinessResumeMutation>(graphql`
    mutation useSuspendBusinessResumeMutation($input: ResumeBusinessInput!) {
      resumeBusiness(input: $input) {
        __typename
        ... on ResumeBusinessSuccess {
          data: business {
            ...BusinessPage_business
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    suspendBusiness: (input: SuspendBusinessInput) => suspend({ input }),
    resumeBusiness: (input: ResumeBusinessInput) => resume({ input }),
  };
}
