import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { TaskRulePreviewInput, useRulePreviewQuery } from '../../../__generated__/useRulePreviewQuery.graphql.ts';

const query = graphql`
  query useRulePreviewQuery($input: TaskRulePreviewInput!) {
    taskRulePreview(input: $input)
  }
`;

/** So long nothing changes before it is asked. */
const REST_MS = 300;

/** How many tasks a rule would write down now, as it stands in the form; null until it is known. */
export function useRulePreview(rule: TaskRulePreviewInput): number | null {
  const environment = useRelayEnvironment();
  const [count, setCount] = useState<number | null>(null);
  const asked = JSON.stringify(rule);
  useEffect(() => {
    let request: { unsubscribe: () => void } | undefined;
    const timer = setTimeout(() => {
      request = fetchQuery<useRulePreviewQuery>(environment, query, { input: JSON.parse(asked) as TaskRulePreviewInput }).subscribe({
        next: (data) => setCount(data.taskRulePreview),
        error: () => setCount(null),
      });
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, asked]);
  return count;
}
