import { useCallback, useEffect, useRef } from 'react';
import { graphql } from 'react-relay/hooks';
import type { DecideStatementLineInput, useDecideLineMutation } from '../../../__generated__/useDecideLineMutation.graphql.ts';
import { useCommand } from '../../../relay/useCommand.ts';
import type { StatementFacts, StatementLine } from '../statementFacts.ts';

type Decision = Omit<DecideStatementLineInput, 'lineId' | 'version'>;

/** Sets the order of a line, or what becomes of its difference; answers with the line as it is then. */
export type DecideLine = ReturnType<typeof useDecideLine>;

/**
 * Decides about lines of a statement one after the other, each of the version that the one before has made: what somebody
 * else has decided meanwhile is refused, and seen before it is posted.
 */
export function useDecideLine({ version }: Pick<StatementFacts, 'version'>) {
  const { run } = useCommand<useDecideLineMutation>(graphql`
    mutation useDecideLineMutation($input: DecideStatementLineInput!, $before: Int!) {
      decideStatementLine(input: $input) {
        __typename
        ... on DecideStatementLineSuccess {
          data: statement {
            id
            ...statementFacts_statement @relay(mask: false)
            ...StatementVoucher_statement
            timeline(first: 100) {
              ...AuditTimeline_timeline
            }
            decided: parcelsBehind(position: $before, first: 1) {
              ...statementFacts_line @relay(mask: false)
            }
          }
        }
        ...commandProblem_error @relay(mask: false)
      }
    }
  `);
  const newest = useRef(version);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    newest.current = version;
  }, [version]);
  return useCallback(({ lineId, position }: Pick<StatementLine, 'lineId' | 'position'>, decision: Decision) => {
    const decided = before.current.then(async () => {
      const outcome = await run({ input: { lineId, version: newest.current, ...decision }, before: position - 1 });
      if (outcome.ok) newest.current = outcome.data.version;
      return outcome;
    });
    before.current = decided;
    return decided;
  }, [run]);
}
