import { graphql } from 'react-relay/hooks';
import type { SetQuietHoursInput, useSetQuietHoursMutation } from '../../../__generated__/useSetQuietHoursMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Says in which hours no message is sent by itself. */
export function useSetQuietHours() {
  const { run } = useCommand<useSetQuietHoursMutation>(graphql`
    mutation useSetQuietHoursMutation($input: SetQuietHoursInput!) {
      setQuietHours(input: $input) {
        __typename
        ... on SetQuietHoursSuccess {
          data: hours {
            from
            until
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setQuietHours: (input: SetQuietHoursInput) => run({ input }) };
}
