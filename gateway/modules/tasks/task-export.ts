import { formatDateTime } from '../../../schema/rules/format.ts';
import { defineListExport } from '../../list-query/list-export.ts';
import { taskListQuery } from './task-list-query.ts';

/** The task list as a file. Times are those of Dhaka. */
export const taskExport = defineListExport({
  name: 'tasks',
  listQuery: taskListQuery,
  columns: [
    { header: 'Task', value: ({ title }) => title },
    { header: 'About', value: ({ recordLabel }) => recordLabel },
    { header: 'Type', value: ({ type }) => type },
    { header: 'Status', value: ({ status }) => status },
    { header: 'Priority', value: ({ priority }) => priority },
    { header: 'Due by', value: ({ dueAt }) => formatDateTime(dueAt) },
    { header: 'Snoozed until', value: ({ snoozedUntil }) => snoozedUntil && formatDateTime(snoozedUntil) },
    { header: 'Assigned to', value: ({ assigneeName }) => assigneeName },
    { header: 'Note', value: ({ note }) => note },
    { header: 'Outcome', value: ({ outcome }) => outcome },
    { header: 'What was said', value: ({ outcomeNote }) => outcomeNote },
    { header: 'Written', value: ({ createdAt }) => formatDateTime(createdAt) },
    { header: 'Written by', value: ({ createdByName }) => createdByName },
    { header: 'Ended', value: ({ endedAt }) => endedAt && formatDateTime(endedAt) },
    { header: 'Ended by', value: ({ endedByName }) => endedByName },
  ],
});
