import { graphql } from 'react-relay/hooks';
import type { MarkOrdersPrintedInput, useMarkPrintedMutation } from '../../../__generated__/useMarkPrintedMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';

/** Marks orders as printed. */
export function useMarkPrinted() {
  const { run } = useCommand<useMarkPrintedMutation>(graphql`
    mutation useMarkPrintedMutation($input: MarkOrdersPrintedInput!) {
      markOrdersPrinted(input: $input) {
        __typename
        ... on MarkOrdersPrintedSuccess {
          data: printed {
            printedAt
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  return { markPrinted: (input: MarkOrdersPrintedInput) => run({ input }) };
}
