import type { TFunction } from 'i18next';
import { graphql } from 'relay-runtime';
import type { taskColumns_task$data } from '../../__generated__/taskColumns_task.graphql.ts';
import { gatewayText } from '../../gatewayText.ts';
import type { ColumnMakers } from '../../list/columns.tsx';
import type { DataGridColumn } from '../../ui/datagrid/column.ts';
import { attentionText, dueText } from './attentionText.ts';
import { recordText } from './recordLink.ts';
import { priorityText, typeText } from './taskText.ts';

/** What one row shows; spread unmasked into the list. */
void graphql`
  fragment taskColumns_task on Task {
    id
    message: title
    messageKey
    messageValues
    type
    status
    priority
    dueAt
    snoozedUntil
    attentionAt
    isOverdue
    assigneeName
    recordKind
    recordId
    recordLabel
    createdAt
    createdByName
    endedAt
    endedByName
  }
`;

export type TaskRow = Omit<taskColumns_task$data, ' $fragmentType'>;

/** The columns of the task list. */
export function taskColumns(column: ColumnMakers<TaskRow>, t: TFunction): readonly DataGridColumn<TaskRow>[] {
  return [
    column.title('title', t('Task'), (task) => gatewayText(task), {
      minWidth: 240, secondary: (task) => recordText(task, t) || undefined,
    }),
    column.text('due', t('Due by'), (task) => attentionText(task, t), {
      width: 276, mobile: 'aside',
      tone: ({ isOverdue, snoozedUntil, endedAt }) => (isOverdue ? 'bad' : snoozedUntil || endedAt ? 'muted' : 'plain'),
      secondary: (task) => dueText(task, t),
    }),
    // On a wide screen it stands under the title.
    column.text('record', t('About'), (task) => recordText(task, t), { width: 160, isHiddenAtFirst: true, mobile: 'meta' }),
    column.text('assignee', t('Assigned to'), ({ assigneeName }) => assigneeName, { width: 136, none: t('Nobody yet'), mobile: 'subtitle' }),
    column.text('type', t('Type'), ({ type }) => typeText(type, t), { width: 100, mobile: 'meta' }),
    column.text('priority', t('Priority'), ({ priority }) => priorityText(priority, t), {
      width: 96,
      tone: ({ priority, status }) => (priority === 'URGENT' && status !== 'DONE' ? 'bad' : priority === 'HIGH' ? 'plain' : 'muted'),
      mobile: 'meta',
    }),
    column.status('status', t('Status'), ({ status }) => status, { width: 112, quiet: ['PENDING', 'DONE', 'CANCELLED'] }),
    column.text('createdBy', t('Written by'), ({ createdByName }) => createdByName, { width: 140, isHiddenAtFirst: true }),
    column.date('created', t('Written'), ({ createdAt }) => createdAt, { isHiddenAtFirst: true }),
  ];
}
