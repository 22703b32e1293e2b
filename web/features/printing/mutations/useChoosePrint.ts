import { useCallback } from 'react';
import { graphql } from 'react-relay/hooks';
import type { ChoosePrintInput, useChoosePrintMutation } from '../../../__generated__/useChoosePrintMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Saves how invoices or stickers are printed. */
export function useChoosePrint() {
  const { run } = useCommand<useChoosePrintMutation>(graphql`
    mutation useChoosePrintMutation($input: ChoosePrintInput!) {
      choosePrint(input: $input) {
        __typename
        ... on ChoosePrintSuccess {
          data: setting {
            version
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { choosePrint: useCallback((input: ChoosePrintInput) => run({ input }), [run]) };
}
