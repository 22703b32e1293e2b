import { Check, Clock, Ellipsis, Pencil, Play, RotateCcw, Undo2, XCircle } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks';
import styled from 'styled-components';
import { formatShortDateTime } from '../../../../schema/rules/format.ts';
import type { TaskDrawer_task$key } from '../../../__generated__/TaskDrawer_task.graphql.ts';
import type { TaskDrawerQuery } from '../../../__generated__/TaskDrawerQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { useLiveRecord } from '../../../live/useLiveRecord.ts';
import { toastProblem } from '../../../relay/commandProblem.ts';
import type { CommandOutcome } from '../../../relay/useCommand.ts';
import { sayNotRefreshed } from '../../../relay/routeQuery.ts';
import { useReload } from '../../../relay/useReload.ts';
import { usePermissions } from '../../../shell/usePermissions.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DescriptionList } from '../../../ui/DescriptionList.tsx';
import { Drawer } from '../../../ui/Drawer.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Menu } from '../../../ui/Menu.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { token } from '../../../ui/theme/token.ts';
import { toast } from '../../../ui/toast.tsx';
import { AuditTimeline } from '../../audit/AuditTimeline.tsx';
import { callTimes } from '../../web-orders/desk/callTimes.ts';
import { useFinishTask } from '../mutations/useFinishTask.ts';
import { usePutBackTask } from '../mutations/usePutBackTask.ts';
import { useReopenTask } from '../mutations/useReopenTask.ts';
import { useSnoozeTask } from '../mutations/useSnoozeTask.ts';
import { useStartTask } from '../mutations/useStartTask.ts';
import { rulePage } from '../recordLink.ts';
import { outcomeText, priorityText, typeText } from '../taskText.ts';
import { useTaskRules } from '../useTaskRules.ts';
import { CancelTaskDialog } from './CancelTaskDialog.tsx';
import { EditTaskDrawer } from './EditTaskDrawer.tsx';
import { FinishTaskDialog } from './FinishTaskDialog.tsx';
import { TaskRecordLink } from './TaskRecordLink.tsx';

const Title = styled.h3`
  margin: 0 0 8px;
  font-size: 17px;
  line-height: 24px;
  overflow-wrap: anywhere;
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin: 0 0 16px;
`;

const Note = styled.p`
  margin: 16px 0;
  padding: 12px 14px;
  border-radius: ${token.radius};
  background: ${token.surface2};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

const Below = styled.div`
  margin-top: 16px;
`;

const taskDrawerQuery = graphql`
  query TaskDrawerQuery($id: ID!) {
    node(id: $id) {
      __typename
      ... on Task {
        ...TaskDrawer_task
      }
    }
  }
`;

/** One task beside the list: what is to be done, for whom and until when, what it is about, and its next steps. */
export function TaskDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Suspense fallback={<Drawer title={t('Task')} isOpen onClose={onClose} width={480}><Skeleton height={240} /></Drawer>}>
      <OpenTask id={id} onClose={onClose} />
    </Suspense>
  );
}

function OpenTask({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation();
  const { node } = useLazyLoadQuery<TaskDrawerQuery>(taskDrawerQuery, { id }, { fetchPolicy: 'store-and-network' });
  if (node?.__typename !== 'Task') {
    return <Drawer title={t('Task')} isOpen onClose={onClose} width={480}><EmptyState title={t('There is no such task')} /></Drawer>;
  }
  return <TaskDetail task={node} onClose={onClose} />;
}

function TaskDetail({ task: key, onClose }: { task: TaskDrawer_task$key; onClose: () => void }) {
  const { t } = useTranslation();
  const task = useFragment(
    graphql`
      fragment TaskDrawer_task on Task {
        id
        version
        message: title
        messageKey
        messageValues
        type
        status
        priority
        note
        dueAt
        snoozedUntil
        isOverdue
        assigneeId
        assigneeName
        recordKind
        recordId
        recordLabel
        outcome
        outcomeNote
        endedAt
        endedByName
        createdAt
        createdByName
        ruleId
        isEndedByRule
        nextSteps
        timeline(first: 100) {
          ...AuditTimeline_timeline
        }
      }
    `,
    key,
  );
  const { startTask, isInFlight: isStarting } = useStartTask();
  const { finishTask, isInFlight: isFinishing } = useFinishTask();
  const { snoozeTask } = useSnoozeTask();
  const { putBackTask } = usePutBackTask();
  const { reopenTask, isInFlight: isReopening } = useReopenTask();
  const [asking, setAsking] = useState<'FINISH' | 'CANCEL' | 'EDIT' | null>(null);
  const rules = useTaskRules();
  const rule = rules.find(({ id }) => id === task.ruleId);
  const page = rulePage(rule?.trigger, usePermissions(), t);
  const may = (step: (typeof task.nextSteps)[number]) => task.nextSteps.includes(step);
  const target = { taskId: task.id, version: task.version };
  const onReload = useReload<TaskDrawerQuery>(taskDrawerQuery, { id: task.id });
  useLiveRecord({ type: 'Task', id: task.id, read: onReload });

  async function take(step: Promise<CommandOutcome<unknown>>, text: string): Promise<boolean> {
    const outcome = await step;
    if (outcome.ok) toast.success(text);
    else {
      toastProblem(outcome.problem);
      // Of what somebody else has changed, each further press would be refused.
      if (outcome.problem.code === 'CONFLICT') await onReload().catch(sayNotRefreshed);
    }
    return outcome.ok;
  }

  /** An ended task leaves the list: the next one is wanted. */
  async function finish() {
    if (await take(finishTask(target), t('Done'))) onClose();
  }

  if (asking === 'EDIT') return <EditTaskDrawer task={{ ...task, title: task.message }} onReload={onReload} onClose={() => setAsking(null)} />;
  const none = t('None');
  const more = [
    { id: 'edit', icon: Pencil, label: t('Change'), onAction: () => setAsking('EDIT'), isShown: may('FINISH') },
    { id: 'back', icon: Undo2, label: t('Put back'), onAction: () => void take(putBackTask(target), t('It waits again')), isShown: may('PUT_BACK') },
    { id: 'cancel', icon: XCircle, label: t('Cancel the task'), isDanger: true, onAction: () => setAsking('CANCEL'), isShown: may('CANCEL') },
  ].filter(({ isShown }) => isShown);
  return (
    <Drawer
      title={t('Task')}
      isOpen
      onClose={onClose}
      width={480}
      footer={
        <>
          {more.length > 0 && (
            <Menu label={t('More actions')} trigger={<IconButton icon={Ellipsis} label={t('More actions')} />} entries={more} placement="top start" />
          )}
          {may('SNOOZE') && (
            <Menu
              label={t('Put off')}
              trigger={<Button icon={Clock}>{t('Put off')}</Button>}
              placement="top end"
              entries={callTimes(t).map(({ id, label, at }) => ({
                id, label, onAction: () => void take(snoozeTask({ ...target, until: at.toISOString() }), t('Put off: {{when}}', { when: label })),
              }))}
            />
          )}
          {may('START') && (
            <Button icon={Play} isPending={isStarting} onClick={() => void take(startTask(target), t('Begun'))}>{t('Begin')}</Button>
          )}
          {may('REOPEN') && (
            <Button icon={RotateCcw} isPending={isReopening} onClick={() => void take(reopenTask(target), t('Opened again'))}>{t('Open again')}</Button>
          )}
          {may('FINISH') && (
            <Button
              variant="primary" icon={Check} isPending={isFinishing}
              onClick={() => (task.type === 'CALL' ? setAsking('FINISH') : void finish())}
            >
              {t('Done')}
            </Button>
          )}
        </>
      }
    >
      <Title>{gatewayText(task)}</Title>
      <Marks>
        <StatusBadge status={task.status} />
        {task.isOverdue && <Badge meaning="bad">{t('Overdue')}</Badge>}
        {task.snoozedUntil && !task.isOverdue && <Badge>{t('Put off until {{when}}', { when: formatShortDateTime(task.snoozedUntil) })}</Badge>}
        {(task.priority === 'HIGH' || task.priority === 'URGENT') && (
          <Badge meaning={task.priority === 'URGENT' ? 'bad' : 'warn'}>{priorityText(task.priority, t)}</Badge>
        )}
      </Marks>
      <DescriptionList
        layout="amounts"
        items={[
          ...(task.recordKind ? [{ id: 'record', term: t('About'), value: <TaskRecordLink task={task} /> }] : []),
          ...(page ? [{ id: 'page', term: t('About'), value: <TextLink to={page.to}>{page.label}</TextLink> }] : []),
          { id: 'type', term: t('Type'), value: typeText(task.type, t) },
          { id: 'due', term: t('Due by'), value: formatShortDateTime(task.dueAt), ...(task.isOverdue && { meaning: 'bad' as const }) },
          { id: 'for', term: t('Assigned to'), value: task.assigneeName || t('Nobody in particular') },
          ...(task.outcome ? [{ id: 'outcome', term: t('What came of the call'), value: outcomeText(task.outcome, t) }] : []),
          ...(task.endedAt
            ? [{ id: 'ended', term: t('Ended'), value: [formatShortDateTime(task.endedAt), task.endedByName || (task.isEndedByRule ? t('by itself') : '')].filter(Boolean).join(' · ') }] : []),
          { id: 'written', term: t('Written'), value: [formatShortDateTime(task.createdAt), task.createdByName || (task.ruleId ? t('by a rule') : none)].join(' · ') },
          ...(task.ruleId ? [{ id: 'rule', term: t('Rule'), value: rule?.name ?? '' }] : []),
        ]}
      />
      {task.note && <Note>{task.note}</Note>}
      {task.outcomeNote && <Note>{task.outcomeNote}</Note>}
      <Below>
        <AuditTimeline of={task.id} timeline={task.timeline} />
      </Below>
      {asking === 'FINISH' && <FinishTaskDialog target={target} onReload={onReload} onSaved={onClose} onClose={() => setAsking(null)} />}
      {asking === 'CANCEL' && <CancelTaskDialog target={target} onReload={onReload} onSaved={onClose} onClose={() => setAsking(null)} />}
    </Drawer>
  );
}
