import { graphql } from 'react-relay/hooks';
import type { SetOrderFilesInput, useSetOrderFilesMutation } from '../../../__generated__/useSetOrderFilesMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Replaces the files of the order of the open page. */
export function useSetOrderFiles() {
  const { run, isInFlight } = useCommand<useSetOrderFilesMutation>(graphql`
    mutation useSetOrderFilesMutation($input: SetOrderFilesInput!) {
      setOrderFiles(input: $input) {
        __typename
        ... on SetOrderFilesSuccess {
          data: order {
            ...OrderPage_order
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { setOrderFiles: (input: SetOrderFilesInput) => run({ input }), isInFlight };
}
