import { graphql } from 'react-relay/hooks';
import type { useDeskCommandsClaimMutation } from '../../../__generated__/useDeskCommandsClaimMutation.graphql.ts';
import type { useDeskCommandsLogMutation } from '../../../__generated__/useDeskCommandsLogMutation.graphql.ts';
import type { useDeskCommandsMergeMutation } from '../../../__generated__/useDeskCommandsMergeMutation.graphql.ts';
import type { useDeskCommandsNextMutation } from '../../../__generated__/useDeskCommandsNextMutation.graphql.ts';
import type { useDeskCommandsReleaseMutation } from '../../../__generated__/useDeskCommandsReleaseMutation.graphql.ts';
import type { useDeskCommandsReopenMutation } from '../../../__generated__/useDeskCommandsReopenMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

const releaseMutation = graphql`
  mutation useDeskCommandsReleaseMutation($input: ReleaseWebOrderInput!) {
    releaseWebOrder(input: $input) {
      __typename
      ... on ReleaseWebOrderSuccess {
        data: webOrder {
          ...webOrderColumns_order
        }
      }
      ...commandProblem_error @relay(mask: false)
    }
  }
`;

/** The mutations of the call desk: claim, release, log a call, merge, reopen. */
export function useDeskCommands() {
  const claiming = useCommand<useDeskCommandsClaimMutation>(graphql`
    mutation useDeskCommandsClaimMutation($input: ClaimWebOrderInput!) {
      claimWebOrder(input: $input) {
        __typename
        ... on ClaimWebOrderSuccess {
          data: webOrder {
            ...OpenCall_order
            ...webOrderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const releasing = useCommand<useDeskCommandsReleaseMutation>(releaseMutation);
  const next = useCommand<useDeskCommandsNextMutation>(graphql`
    mutation useDeskCommandsNextMutation {
      claimNextWebOrder {
        __typename
        ... on ClaimNextWebOrderSuccess {
          data: webOrder {
            id
            phone
            ...webOrderColumns_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const logging = useCommand<useDeskCommandsLogMutation>(graphql`
    mutation useDeskCommandsLogMutation($input: LogWebOrderCallInput!) {
      logWebOrderCall(input: $input) {
        __typename
        ... on LogWebOrderCallSuccess {
          data: webOrder {
            order {
              id
              reference
            }
            ...OpenCall_order
            ...webOrderColumns_order
          }
          query {
            webOrderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const merging = useCommand<useDeskCommandsMergeMutation>(graphql`
    mutation useDeskCommandsMergeMutation($input: MergeWebOrdersInput!) {
      mergeWebOrders(input: $input) {
        __typename
        ... on MergeWebOrdersSuccess {
          data: webOrder {
            ...OpenCall_order
          }
          query {
            webOrderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const reopening = useCommand<useDeskCommandsReopenMutation>(graphql`
    mutation useDeskCommandsReopenMutation($input: ReopenWebOrderInput!) {
      reopenWebOrder(input: $input) {
        __typename
        ... on ReopenWebOrderSuccess {
          data: webOrder {
            ...OpenCall_order
            ...webOrderColumns_order
          }
          query {
            webOrderCounts {
              status
              count
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    claim: (input: useDeskCommandsClaimMutation['variables']['input']) => claiming.run({ input }),
    release: (webOrderId: string) => releasing.run({ input: { webOrderId } }),
    next: () => next.run({}),
    log: (input: useDeskCommandsLogMutation['variables']['input']) => logging.run({ input }),
    merge: (webOrderId: string, duplicates: string[]) => merging.run({ input: { webOrderId, duplicates } }),
    reopen: (webOrderId: string) => reopening.run({ input: { webOrderId } }),
    isBusy: claiming.isInFlight || next.isInFlight || logging.isInFlight || merging.isInFlight || reopening.isInFlight,
  };
}
