import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { formatCount } from '../../../../schema/rules/format.ts';
import type { TaskRulesPageQuery } from '../../../__generated__/TaskRulesPageQuery.graphql.ts';
import { searchOf } from '../../../list/linkSearch.ts';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { FactTable } from '../../../ui/FactTable.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { ALL, taskSearch } from '../taskSearch.ts';
import { priorityText, typeText } from '../taskText.ts';
import { assigneeText, closesText, conditionText, countText, findsText, minutesText, ruleText, type TaskRule } from './ruleText.ts';

interface TaskRuleTableProps {
  rules: readonly TaskRule[];
  members: ReadonlyMap<string, string>;
  sites: TaskRulesPageQuery['response']['webSites'];
  /** A switch is being turned. */
  isBusy: boolean;
  onTurn: (rule: TaskRule, isOn: boolean) => void;
  onEdit: (rule: TaskRule) => void;
  onRemove: (rule: TaskRule) => void;
}

const Strong = styled.span`
  font-weight: 550;
`;

/** One row per rule: what it finds, what its tasks are like, whose they are, and what it does now. */
export function TaskRuleTable({ rules, members, sites, isBusy, onTurn, onEdit, onRemove }: TaskRuleTableProps) {
  const { t } = useTranslation();

  function now({ ruleId, isOn, figures: { wouldMake, openTasks } }: TaskRule) {
    const missing = wouldMake === 0 ? undefined : isOn
      ? t('{{number}} to come', { count: wouldMake, number: countText(wouldMake, t) })
      : t('would make {{number}} now', { count: wouldMake, number: countText(wouldMake, t) });
    if (openTasks === 0) return <CellText tone={isOn ? 'plain' : 'muted'}>{missing ?? (isOn ? t('Nothing to do') : t('would make none now'))}</CellText>;
    return (
      <CellText secondary={missing}>
        <TextLink to="/task/task-list" search={searchOf(taskSearch, { page: 1, status: ALL, at: 'OPEN', rule: ruleId })}>
          {t('{{number}} open', { count: openTasks, number: formatCount(openTasks) })}
        </TextLink>
      </CellText>
    );
  }

  function description(rule: TaskRule): string {
    const conditions = conditionText(rule, sites, t);
    return [
      findsText(rule.trigger, t), conditions && t('Only {{conditions}}.', { conditions }),
      rule.closesItself && t('Closes itself {{when}}.', { when: closesText(rule.trigger, t) }),
    ].filter(Boolean).join(' ');
  }

  return (
    <FactTable
      label={t('Rules for tasks')}
      rows={rules}
      getRowId={({ ruleId }) => ruleId}
      isStackedOnPhone
      columns={[
        {
          id: 'rule', header: t('Rule'), isWide: true,
          cell: (rule) => (
            <Switch
              label={<Strong>{ruleText(rule, t)}</Strong>} description={description(rule)}
              isSelected={rule.isOn} isPending={isBusy} onChange={(isOn) => onTurn(rule, isOn)}
            />
          ),
        },
        {
          id: 'task', header: t('Task'), isLine: true,
          cell: ({ type, priority, dueMinutes }) => (
            <CellText secondary={t('due within {{span}}', { span: minutesText(dueMinutes, t) })}>
              {priority === 'NORMAL' ? typeText(type, t) : `${typeText(type, t)} · ${priorityText(priority, t)}`}
            </CellText>
          ),
        },
        { id: 'who', header: t('Assigned to'), isLine: true, cell: (rule) => <CellText>{assigneeText(rule, members, t)}</CellText> },
        { id: 'now', header: t('Now'), isLine: true, cell: now },
        {
          id: 'change', header: t('Change'), align: 'end', isLine: true,
          cell: (rule) => (
            <Menu
              label={t('Change {{rule}}', { rule: ruleText(rule, t) })}
              trigger={<IconButton icon={Ellipsis} label={t('Change {{rule}}', { rule: ruleText(rule, t) })} />}
              placement="bottom end"
              entries={[
                { id: 'edit', icon: Pencil, label: t('Change'), onAction: () => onEdit(rule) },
                { id: 'remove', icon: Trash2, label: t('Remove'), isDanger: true, onAction: () => onRemove(rule) },
              ]}
            />
          ),
        },
      ]}
    />
  );
}
