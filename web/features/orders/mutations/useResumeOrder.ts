import { graphql } from 'react-relay/hooks';
import type {
  ResumeOrderInput,
  useResumeOrderMutation,
} from '../../../__generated__/useResumeOrderMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Returns a held order to its earlier status. */
export function useResumeOrder() {
  const { run, isInFlight } = useCommand<useResumeOrderMutation>(graphql`
    mutation useResumeOrderMutation($input: ResumeOrderInput!) {
      resumeOrder(input: $input) {
        __typename
        ... on ResumeOrderSuccess {
          data: order {
            ...OrderPage_order
            ...orderColumns_order
            ...OrderProfit_order
            ...OrderMoneyTrail_order
            ...OrderJournal_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { resumeOrder: (input: ResumeOrderInput) => run({ input }), isInFlight };
}
