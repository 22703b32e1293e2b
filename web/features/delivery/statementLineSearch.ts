import type { StatementLinesPageQuery$variables } from '../../__generated__/StatementLinesPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';
import { RESULTS } from './deliveryText.ts';

export const LINE_STATES = ['OPEN', 'DISPUTE', 'ACCEPT', 'WRITE_OFF'] as const;

/** The search parameters of the lines of a statement; defaults are omitted. */
export interface StatementLineSearch {
  search?: string;
  result?: (typeof RESULTS)[number];
  state?: (typeof LINE_STATES)[number];
  evidence?: 'YES' | 'NO';
  /** The line that is open beside the list. */
  open?: string;
}

type Variables = Omit<StatementLinesPageQuery$variables, 'id'>;

export const statementLineSearch = defineSearch<StatementLineSearch, Variables>({
  fields: {
    search: textField,
    result: choiceField(RESULTS),
    state: choiceField(LINE_STATES),
    evidence: choiceField(['YES', 'NO']),
    open: textField,
  },
  tab: 'result',
  variables: ({ search, result, state, evidence }) => ({
    filter: {
      ...(search && { search }), ...(result && { result: [result] }), ...(state && { state }), ...(evidence && { hasFiles: evidence === 'YES' }),
    },
  }),
});

/** The same for one statement: every filter is within it. */
export function linesOfStatement(id: string, { first, filter }: Variables): StatementLinesPageQuery$variables {
  const { result: _result, ...sums } = { ...filter, statementId: id };
  return { id, first, filter: { ...filter, statementId: id }, sums };
}
