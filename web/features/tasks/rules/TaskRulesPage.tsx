import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import { MAX_OPEN_TASKS, MAX_TASK_RULES } from '../../../../schema/rules/task-rules.ts';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { TaskRulesPageQuery } from '../../../__generated__/TaskRulesPageQuery.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import { useRouteQuery } from '../../../relay/routeQuery.ts';
import { useRefresh } from '../../../relay/useReload.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { useTurnTaskRule } from '../mutations/useTurnTaskRule.ts';
import { taskSearch } from '../taskSearch.ts';
import { taskRulesRoute } from '../tasksRoutes.ts';
import type { TaskRule } from './ruleText.ts';
import { StopRuleDialog } from './StopRuleDialog.tsx';
import { TaskRuleDialog } from './TaskRuleDialog.tsx';
import { TaskRuleTable } from './TaskRuleTable.tsx';

const taskRulesPageQuery = graphql`
  query TaskRulesPageQuery @preloadable {
    taskRules {
      ruleId
      trigger
      name
      isOn
      threshold
      delayMinutes
      sources
      couriers
      siteIds
      minimum
      type
      priority
      dueMinutes
      assignee
      memberIds
      closesItself
      version
      figures {
        wouldMake
        openTasks
      }
    }
    taskAssignees {
      memberId
      name
    }
    webSites {
      id
      name
    }
    orderFilterValues {
      sources
      couriers
    }
  }
`;

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

const Words = styled.p`
  max-width: 760px;
  color: ${token.ink2};
`;

type Open = { what: 'EDIT'; rule: TaskRule | null } | { what: 'OFF' | 'REMOVE'; rule: TaskRule };

/** Rules that write tasks down by themselves: `/task/auto-config`. */
export function TaskRulesPage() {
  const { t } = useTranslation();
  const { taskRules, taskAssignees, webSites, orderFilterValues } = useRouteQuery<TaskRulesPageQuery>(taskRulesPageQuery, taskRulesRoute.useLoaderData());
  const { turnTaskRule, isInFlight } = useTurnTaskRule();
  const [open, setOpen] = useState<Open | null>(null);
  const newest = (rule: TaskRule) => taskRules.find(({ ruleId }) => ruleId === rule.ruleId) ?? rule;
  const members = new Map(taskAssignees.map(({ memberId, name }) => [memberId, name]));

  const refresh = useRefresh<TaskRulesPageQuery>(taskRulesPageQuery, {});
  const close = () => setOpen(null);
  const saved = () => refresh().then(close);

  async function turn(rule: TaskRule, isOn: boolean) {
    if (!isOn && rule.figures.openTasks > 0) return setOpen({ what: 'OFF', rule });
    const outcome = await turnTaskRule({ ruleId: rule.ruleId, version: rule.version, isOn });
    if (outcome.ok) toast.success(isOn ? t('The rule is on: its tasks follow within a minute') : t('The rule is off'));
    else toastProblem(outcome.problem);
    return void (await refresh());
  }

  return (
    <Stack>
      <PageHeader
        title={t('Auto Task Config')}
        actions={
          <>
            <LinkButton to="/task/task-list" search={searchOf(taskSearch, { page: 1, status: 'PENDING' })}>{t('Task List')}</LinkButton>
            <Button variant="primary" icon={Plus} disabled={taskRules.length >= MAX_TASK_RULES} onClick={() => setOpen({ what: 'EDIT', rule: null })}>{t('New rule')}</Button>
          </>
        }
      />
      <Words>
        {t('A rule writes a task down for each record that it finds: one at a time, at most {{number}} open ones. It looks every ten minutes.', { number: formatCount(MAX_OPEN_TASKS) })}
      </Words>
      <Card isFlush>
        {taskRules.length === 0 ? (
          <EmptyState title={t('No rules yet')} action={<Button onClick={() => setOpen({ what: 'EDIT', rule: null })}>{t('New rule')}</Button>}>
            {t('Say what is to be watched for, and who is to be told what to do.')}
          </EmptyState>
        ) : (
          <TaskRuleTable
            rules={taskRules} members={members} sites={webSites} isBusy={isInFlight}
            onTurn={(rule, isOn) => void turn(rule, isOn)} onEdit={(rule) => setOpen({ what: 'EDIT', rule })} onRemove={(rule) => setOpen({ what: 'REMOVE', rule })}
          />
        )}
      </Card>
      {open?.what === 'EDIT' && (
        <TaskRuleDialog
          rule={open.rule && newest(open.rule)} members={members}
          choices={{ sources: orderFilterValues.sources, couriers: orderFilterValues.couriers, sites: webSites }}
          onSaved={saved} onClose={close}
        />
      )}
      {(open?.what === 'OFF' || open?.what === 'REMOVE') && <StopRuleDialog rule={newest(open.rule)} removes={open.what === 'REMOVE'} onSaved={saved} onClose={close} />}
    </Stack>
  );
}
