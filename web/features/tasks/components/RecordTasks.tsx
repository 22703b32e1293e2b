import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { RecordTasksQuery } from '../../../__generated__/RecordTasksQuery.graphql.ts';
import { gatewayText } from '../../../gatewayText.ts';
import { knownSearch, searchOf } from '../../../list/linkSearch.ts';
import { useLiveRecord } from '../../../live/useLiveRecord.ts';
import { useSecondaryQuery } from '../../../relay/useSecondaryQuery.ts';
import { useCan } from '../../../shell/usePermissions.ts';
import { Card } from '../../../ui/Card.tsx';
import { CellText } from '../../../ui/datagrid/CellText.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PartFailed } from '../../../ui/PartFailed.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import { whenText } from '../attentionText.ts';
import { RECORD_COLUMNS } from '../recordLink.ts';
import type { RecordKind } from '../recordLink.ts';
import { ALL, taskSearch } from '../taskSearch.ts';

const query = graphql`
  query RecordTasksQuery($filter: TasksFilter!) {
    tasks(first: 20, filter: $filter) {
      edges {
        node {
          id
          message: title
          messageKey
          messageValues
          dueAt
          snoozedUntil
          endedAt
          isOverdue
          assigneeName
        }
      }
    }
  }
`;

type Tasks = RecordTasksQuery['response']['tasks']['edges'];

const OPEN = ['PENDING', 'IN_PROGRESS'] as const;

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 10px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** The open tasks about a record, and the way to write a new one down. Renders nothing for whoever may not see tasks. */
export function RecordTasks({ kind, id }: { kind: RecordKind; id: string }) {
  const { t } = useTranslation();
  const canSee = useCan('newOrder');
  const { data, hasFailed, reload } = useSecondaryQuery<RecordTasksQuery>(
    query, { filter: { [RECORD_COLUMNS[kind]]: id, status: OPEN } }, { isWanted: canSee },
  );
  useLiveRecord({ type: 'Task', read: async () => reload() });
  if (!canSee) return null;
  return (
    <Card
      title={t('Tasks')}
      actions={<LinkButton size="small" icon={Plus} to="/task/new-task" search={knownSearch({ about: id })}>{t('New task')}</LinkButton>}
    >
      {data ? <TaskLinks tasks={data.tasks.edges} /> : hasFailed ? <PartFailed title={t('Its tasks could not be loaded')} onRetry={reload} /> : <Skeleton height={20} />}
    </Card>
  );
}

function TaskLinks({ tasks }: { tasks: Tasks }) {
  const { t } = useTranslation();
  if (tasks.length === 0) return <CellText tone="muted">{t('Nothing is to be done about it.')}</CellText>;
  return (
    <List>
      {tasks.map(({ node: task }) => (
        <li key={task.id}>
          <CellText
            tone={task.isOverdue ? 'bad' : 'plain'}
            secondary={[whenText(task, t), task.assigneeName].filter(Boolean).join(' · ')}
          >
            <TextLink to="/task/task-list" search={searchOf(taskSearch, { page: 1, status: ALL, open: task.id })}>{gatewayText(task)}</TextLink>
          </CellText>
        </li>
      ))}
    </List>
  );
}
