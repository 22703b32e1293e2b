import { graphql } from 'react-relay/hooks';
import type { useSwitchBusinessMutation } from '../../__generated__/useSwitchBusinessMutation.graphql.ts';
import { toastProblem } from '../../relay/commandProblem.ts';
import { markBusinessBack } from '../../relay/shownBusiness.ts';
import { useCommand } from '../../relay/useCommand.ts';

/**
 * Selects another business on the server and reloads the page, or loads `next`; a failure shows a toast, changes
 * nothing and gives false.
 */
export function useSwitchBusiness() {
  const { run, isInFlight } = useCommand<useSwitchBusinessMutation>(graphql`
    mutation useSwitchBusinessMutation($input: SwitchBusinessInput!) {
      switchBusiness(input: $input) {
        __typename
        ... on SwitchBusinessSuccess {
          data: business {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);

  const select = (businessId: string) => run({ input: { businessId } }, { isForAnyBusiness: true });

  async function switchBusiness(businessId: string, next?: string): Promise<boolean> {
    const outcome = await select(businessId);
    if (!outcome.ok) toastProblem(outcome.problem);
    else if (next) window.location.assign(next);
    else window.location.reload();
    return outcome.ok;
  }

  /** Selects the business of this tab again: the page stays, with everything typed in it. */
  async function switchBack(businessId: string): Promise<void> {
    const outcome = await select(businessId);
    if (outcome.ok) markBusinessBack();
    else toastProblem(outcome.problem);
  }

  return { switchBusiness, switchBack, isInFlight };
}
