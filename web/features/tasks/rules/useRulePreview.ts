import { graphql } from 'react-relay/hooks';
import type { TaskRulePreviewInput, useRulePreviewQuery } from '../../../__generated__/useRulePreviewQuery.graphql.ts';
import { useDebouncedQuery } from '../../../relay/useDebouncedQuery.ts';

const query = graphql`
  query useRulePreviewQuery($input: TaskRulePreviewInput!) {
    taskRulePreview(input: $input)
  }
`;

/** How many tasks a rule would write down now, as it stands in the form; null until it is known. */
export function useRulePreview(rule: TaskRulePreviewInput): number | null {
  const { data, error } = useDebouncedQuery<useRulePreviewQuery>(query, { input: rule }, { restMs: 300 });
  return error ? null : (data?.taskRulePreview ?? null);
}
