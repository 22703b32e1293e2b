import { graphql } from 'react-relay/hooks';
import type { countStatementLinesQuery } from '../../__generated__/countStatementLinesQuery.graphql.ts';
import { matchingCounter } from '../../list/matchingCounter.ts';

/** How many lines of a statement a filter lets through; undefined without an answer. */
export const countStatementLines = matchingCounter<countStatementLinesQuery>(
  graphql`
    query countStatementLinesQuery($filter: StatementLinesFilter) {
      matchingStatementLineCount(filter: $filter)
    }
  `,
  (answer) => answer.matchingStatementLineCount,
);
