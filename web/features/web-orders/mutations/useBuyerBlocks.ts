import { graphql } from 'react-relay/hooks';
import type { AddBuyerBlockInput, useBuyerBlocksAddMutation } from '../../../__generated__/useBuyerBlocksAddMutation.graphql.ts';
import type { EditBuyerBlockInput, useBuyerBlocksEditMutation } from '../../../__generated__/useBuyerBlocksEditMutation.graphql.ts';
import type { useBuyerBlocksRemoveMutation } from '../../../__generated__/useBuyerBlocksRemoveMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Creates, changes and deletes rules about buyers. */
export function useBuyerBlocks() {
  const adding = useCommand<useBuyerBlocksAddMutation>(graphql`
    mutation useBuyerBlocksAddMutation($input: AddBuyerBlockInput!) {
      addBuyerBlock(input: $input) {
        __typename
        ... on AddBuyerBlockSuccess {
          data: buyerBlock {
            id
            value
            ...blockColumns_block
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const editing = useCommand<useBuyerBlocksEditMutation>(graphql`
    mutation useBuyerBlocksEditMutation($input: EditBuyerBlockInput!) {
      editBuyerBlock(input: $input) {
        __typename
        ... on EditBuyerBlockSuccess {
          data: buyerBlock {
            id
            value
            ...blockColumns_block
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const removing = useCommand<useBuyerBlocksRemoveMutation>(graphql`
    mutation useBuyerBlocksRemoveMutation($input: RemoveBuyerBlockInput!) {
      removeBuyerBlock(input: $input) {
        __typename
        ... on RemoveBuyerBlockSuccess {
          data: removed {
            id @deleteRecord
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return {
    add: (input: AddBuyerBlockInput) => adding.run({ input }),
    edit: (input: EditBuyerBlockInput) => editing.run({ input }),
    remove: (blockId: string) => removing.run({ input: { blockId } }),
    isRemoving: removing.isInFlight,
  };
}
