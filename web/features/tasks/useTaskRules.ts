import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { useTaskRulesQuery } from '../../__generated__/useTaskRulesQuery.graphql.ts';
import { ruleText } from './rules/ruleText.ts';

const query = graphql`
  query useTaskRulesQuery {
    taskRuleNames {
      ruleId
      trigger
      name
      threshold
      delayMinutes
      isRemoved
    }
  }
`;

type Rules = useTaskRulesQuery['response']['taskRuleNames'];

const NONE: Rules = [];

/** The rules for tasks by name, the removed ones too; empty until they are known. */
export function useTaskRules(): { id: string; name: string; isRemoved: boolean }[] {
  const { t } = useTranslation();
  const environment = useRelayEnvironment();
  const [rules, setRules] = useState(NONE);
  useEffect(() => {
    const request = fetchQuery<useTaskRulesQuery>(environment, query, {}, { fetchPolicy: 'store-or-network' }).subscribe({
      next: (data) => setRules(data.taskRuleNames),
      error: () => setRules(NONE),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return rules.map(({ ruleId: id, isRemoved, ...rule }) => ({ id, name: ruleText(rule, t), isRemoved }));
}
