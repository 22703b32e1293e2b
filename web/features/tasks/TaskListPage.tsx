import { Check, Clock, UserRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import { formatCount } from '../../../schema/rules/format.ts';
import type { TaskListPage_tasks$key } from '../../__generated__/TaskListPage_tasks.graphql.ts';
import type { TaskListPageQuery } from '../../__generated__/TaskListPageQuery.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import { choiceFilter } from '../../list/choiceFilter.tsx';
import { useColumns } from '../../list/columns.tsx';
import { openBeside, useDrawerAddress } from '../../list/drawerAddress.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { tabCounts } from '../../list/tabCounts.ts';
import { useListScreen } from '../../list/useListScreen.ts';
import { useMatchingCount } from '../../list/useMatchingCount.ts';
import { useLiveList } from '../../live/useLiveList.ts';
import { useGridSelection } from '../../ui/datagrid/useGridSelection.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { lazyPart } from '../../ui/lazyPart.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { loadCode } from '../../ui/loadCode.ts';
import { statusText } from '../../ui/statusMeaning.ts';
import type { BulkTaskAction } from './components/BulkTasksDialog.tsx';
import { taskColumns } from './taskColumns.tsx';
import type { TaskRow } from './taskColumns.tsx';
import { ALL, MINE, NOBODY, TASK_PRIORITIES, TASK_STATUSES, TASK_TIMES, TASK_TYPES, taskSearch } from './taskSearch.ts';
import { taskListRoute } from './tasksRoutes.ts';
import { priorityText, timeText, typeText } from './taskText.ts';
import { useTaskAssignees } from './useTaskAssignees.ts';
import { useTaskRules } from './useTaskRules.ts';

// Loaded when a task is opened, and when a bulk action is chosen.
const TaskDrawer = lazyPart(() => import('./components/TaskDrawer.tsx'), 'TaskDrawer', { onFailed: ({ onClose }) => onClose() });
const BulkTasksDialog = lazyPart(() => import('./components/BulkTasksDialog.tsx'), 'BulkTasksDialog', {
  onFailed: ({ onClose }) => onClose(),
});

const query = graphql`
  query TaskListPageQuery($first: Int!, $filter: TasksFilter, $sort: TasksSort) @preloadable {
    ...TaskListPage_tasks @arguments(count: $first, filter: $filter, sort: $sort)
    taskCounts {
      status
      count
    }
  }
`;

const tasksFragment = graphql`
  fragment TaskListPage_tasks on Query
  @argumentDefinitions(
    count: { type: "Int!" }
    cursor: { type: "String" }
    filter: { type: "TasksFilter" }
    sort: { type: "TasksSort" }
  )
  @refetchable(queryName: "TaskListPageNextQuery") {
    tasks(first: $count, after: $cursor, filter: $filter, sort: $sort)
      @connection(key: "TaskListPage_tasks", filters: ["filter", "sort"]) {
      edges {
        node {
          ...taskColumns_task @relay(mask: false)
        }
      }
    }
  }
`;

const loadRowsQuery = async () => (await loadCode(() => import('./taskRows.ts'))).taskRows;

const loadCount = async () => (await loadCode(() => import('./countTasks.ts'))).countTasks;

const taskLink = ({ id }: TaskRow) => openBeside(id);

/** Work for people, what wants attention first: `/task/task-list`. */
export function TaskListPage() {
  const { t } = useTranslation();
  const list = useListScreen<TaskListPageQuery, TaskListPage_tasks$key, typeof taskSearch>({
    search: taskSearch,
    address: taskListRoute.useSearch(),
    loaded: taskListRoute.useLoaderData(),
    query,
    rows: tasksFragment,
    // A task whose status has changed meanwhile belongs to another tab.
    isStill: (task, { status }) => !status || status === ALL || task.status === status,
  });
  useLiveList({ type: 'Task', list, query, loadRowsQuery });
  const { status, type, priority, at, for: who, rule } = list.search;
  const { opened, close } = useDrawerAddress();
  const columns = useColumns(taskColumns);
  const selection = useGridSelection();
  const { assignees } = useTaskAssignees();
  const rules = useTaskRules();
  const [changing, setChanging] = useState<BulkTaskAction | null>(null);
  const { counts, total } = tabCounts(list.data.taskCounts);

  const filter = taskSearch.variables(list.search).filter ?? {};
  const isFiltered = taskSearch.isFiltered(list.search);
  const counted = useMatchingCount(isFiltered && selection.ids.size > 0, filter, loadCount);
  const matching = isFiltered ? counted : status && status !== ALL ? (counts.get(status) ?? 0) : total;
  const isOpenTab = status === 'PENDING' || status === 'IN_PROGRESS' || status === ALL;

  return (
    <>
      <ListScreen
        id="tasks"
        exportName="tasks"
        list={list}
        title={t('Task List')}
        count={t('{{total}} in all', { total: formatCount(total) })}
        create={{ label: t('New task'), to: '/task/new-task' }}
        label={t('Tasks')}
        tabs={{
          label: t('Tasks by status'),
          items: [
            ...TASK_STATUSES.map((value) => ({ value, label: statusText(value, t), count: counts.get(value) ?? 0 })),
            { value: ALL, label: t('All'), count: total },
          ],
        }}
        searchLabel={t('Task, order, product')}
        filters={[
          choiceFilter({
            id: 'at', label: t('When'), value: at, choices: TASK_TIMES.map((id) => ({ id, name: timeText(id, t) })),
            onChange: (id) => list.change({ at: TASK_TIMES.find((one) => one === id) }),
          }),
          choiceFilter({
            id: 'for', label: t('Assigned to'), value: who,
            choices: [
              { id: MINE, name: t('Me') }, { id: NOBODY, name: t('Nobody in particular') },
              ...assignees.map(({ memberId, name }) => ({ id: memberId, name })),
            ],
            onChange: (id) => list.change({ for: id }),
          }),
          choiceFilter({
            id: 'type', label: t('Type'), value: type, choices: TASK_TYPES.map((id) => ({ id, name: typeText(id, t) })),
            onChange: (id) => list.change({ type: TASK_TYPES.find((one) => one === id) }),
          }),
          choiceFilter({
            id: 'priority', label: t('Priority'), value: priority, choices: TASK_PRIORITIES.map((id) => ({ id, name: priorityText(id, t) })),
            onChange: (id) => list.change({ priority: TASK_PRIORITIES.find((one) => one === id) }),
          }),
          choiceFilter({
            id: 'rule', label: t('Rule'), value: rule, choices: rules.filter(({ id, isRemoved }) => !isRemoved || id === rule),
            onChange: (id) => list.change({ rule: id }),
          }),
        ]}
        columns={columns}
        rowLabel={(task) => t('task {{title}}', { title: gatewayText(task) })}
        rowLink={taskLink}
        selection={isOpenTab ? selection : undefined}
        totalCount={matching}
        bulkActions={[
          { id: 'assign', label: t('Assign'), icon: UserRound, onAction: () => setChanging('ASSIGN') },
          { id: 'finish', label: t('Done'), icon: Check, onAction: () => setChanging('FINISH') },
          { id: 'snooze', label: t('Put off'), icon: Clock, onAction: () => setChanging('SNOOZE') },
        ]}
        emptyState={
          total === 0 ? (
            <EmptyState title={t('No tasks yet')} action={<LinkButton to="/task/new-task">{t('New task')}</LinkButton>}>
              {t('Write down what somebody is to do: a call, a question to a courier, goods to be bought.')}
            </EmptyState>
          ) : (
            <EmptyState title={t('No tasks here')}>{t('No task stands in this status now.')}</EmptyState>
          )
        }
      />
      {opened && <TaskDrawer key={opened} id={opened} onClose={close} />}
      {changing && (
        <BulkTasksDialog
          action={changing}
          selection={selection.isAllMatching ? { filter, count: matching ?? selection.ids.size } : { tasks: [...selection.ids], count: selection.ids.size }}
          onStarted={selection.clear}
          onClose={() => setChanging(null)}
        />
      )}
    </>
  );
}
