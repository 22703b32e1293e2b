import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import type { useTaskRulesQuery } from '../../__generated__/useTaskRulesQuery.graphql.ts';
import { useSecondaryQuery } from '../../relay/useSecondaryQuery.ts';
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

/** The rules for tasks by name, the removed ones too; empty until they are known. */
export function useTaskRules(): { id: string; trigger: string; name: string; isRemoved: boolean }[] {
  const { t } = useTranslation();
  const { data } = useSecondaryQuery<useTaskRulesQuery>(query, {});
  return (data?.taskRuleNames ?? []).map(({ ruleId: id, isRemoved, ...rule }) => ({ id, trigger: rule.trigger, name: ruleText(rule, t), isRemoved }));
}
