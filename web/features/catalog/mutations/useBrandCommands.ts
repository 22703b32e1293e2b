import { graphql } from 'react-relay/hooks';
import type { useBrandCommandsCreateMutation } from '../../../__generated__/useBrandCommandsCreateMutation.graphql.ts';
import type { useBrandCommandsRemoveMutation } from '../../../__generated__/useBrandCommandsRemoveMutation.graphql.ts';
import type { useBrandCommandsRenameMutation } from '../../../__generated__/useBrandCommandsRenameMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** The commands on brands. */
export function useBrandCommands() {
  const { run: create } = useCommand<useBrandCommandsCreateMutation>(graphql`
    mutation useBrandCommandsCreateMutation($input: CreateBrandInput!) {
      createBrand(input: $input) {
        __typename
        ... on CreateBrandSuccess {
          data: brand {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: rename } = useCommand<useBrandCommandsRenameMutation>(graphql`
    mutation useBrandCommandsRenameMutation($input: RenameBrandInput!) {
      renameBrand(input: $input) {
        __typename
        ... on RenameBrandSuccess {
          data: brand {
            id
            name
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: remove } = useCommand<useBrandCommandsRemoveMutation>(graphql`
    mutation useBrandCommandsRemoveMutation($input: RemoveBrandInput!) {
      removeBrand(input: $input) {
        __typename
        ... on RemoveBrandSuccess {
          data: removedId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { create, rename, remove };
}
