import { graphql } from 'react-relay/hooks';
import type { useCategoryCommandsCreateMutation } from '../../../__generated__/useCategoryCommandsCreateMutation.graphql.ts';
import type { useCategoryCommandsMoveMutation } from '../../../__generated__/useCategoryCommandsMoveMutation.graphql.ts';
import type { useCategoryCommandsRemoveMutation } from '../../../__generated__/useCategoryCommandsRemoveMutation.graphql.ts';
import type { useCategoryCommandsRenameMutation } from '../../../__generated__/useCategoryCommandsRenameMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** The commands on categories. The whole tree is refetched after each, because positions and counts of many rows change. */
export function useCategoryCommands() {
  const { run: create } = useCommand<useCategoryCommandsCreateMutation>(graphql`
    mutation useCategoryCommandsCreateMutation($input: CreateCategoryInput!) {
      createCategory(input: $input) {
        __typename
        ... on CreateCategorySuccess {
          data: category {
            id
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: rename } = useCommand<useCategoryCommandsRenameMutation>(graphql`
    mutation useCategoryCommandsRenameMutation($input: RenameCategoryInput!) {
      renameCategory(input: $input) {
        __typename
        ... on RenameCategorySuccess {
          data: category {
            id
            name
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: move, isInFlight: isMoving } = useCommand<useCategoryCommandsMoveMutation>(graphql`
    mutation useCategoryCommandsMoveMutation($input: MoveCategoryInput!) {
      moveCategory(input: $input) {
        __typename
        ... on MoveCategorySuccess {
          data: category {
            id
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const { run: remove } = useCommand<useCategoryCommandsRemoveMutation>(graphql`
    mutation useCategoryCommandsRemoveMutation($input: RemoveCategoryInput!) {
      removeCategory(input: $input) {
        __typename
        ... on RemoveCategorySuccess {
          data: removedId
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { create, rename, move, isMoving, remove };
}
