import { graphql } from 'react-relay/hooks';
import type { useDigestQuery } from '../__generated__/useDigestQuery.graphql.ts';
import type { useDigestReadMutation } from '../__generated__/useDigestReadMutation.graphql.ts';
import type { useDigestWantMutation } from '../__generated__/useDigestWantMutation.graphql.ts';
import { toastProblem } from '../relay/commandProblem.ts';
import { useCommand } from '../relay/useCommand.ts';
import { useSecondaryQuery } from '../relay/useSecondaryQuery.ts';

void graphql`
  fragment useDigest_digest on DailyDigest {
    isWanted
    day
    madeAt
    isRead
    comparedTo
    lines {
      kind
      count
      before
    }
  }
`;

/** The digest of today of the viewer, and what they do about it. */
export function useDigest() {
  const { data, hasFailed, reload } = useSecondaryQuery<useDigestQuery>(graphql`
    query useDigestQuery {
      viewer {
        dailyDigest {
          ...useDigest_digest @relay(mask: false)
        }
      }
    }
  `, {});
  const wanting = useCommand<useDigestWantMutation>(graphql`
    mutation useDigestWantMutation($input: WantDigestInput!) {
      wantDigest(input: $input) {
        __typename
        ... on WantDigestSuccess {
          data: viewer {
            dailyDigest {
              ...useDigest_digest @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const reading = useCommand<useDigestReadMutation>(graphql`
    mutation useDigestReadMutation($input: ReadDigestInput!) {
      readDigest(input: $input) {
        __typename
        ... on ReadDigestSuccess {
          data: viewer {
            dailyDigest {
              ...useDigest_digest @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  async function want(isWanted: boolean): Promise<void> {
    const outcome = await wanting.run({ input: { isWanted } });
    if (!outcome.ok) toastProblem(outcome.problem);
  }
  async function read(day: string): Promise<void> {
    const outcome = await reading.run({ input: { day } });
    if (!outcome.ok) toastProblem(outcome.problem);
  }
  return { digest: data?.viewer?.dailyDigest, hasFailed, reload, want, read, isInFlight: wanting.isInFlight || reading.isInFlight };
}
