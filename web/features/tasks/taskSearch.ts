import type { TaskListPageQuery$variables } from '../../__generated__/TaskListPageQuery.graphql.ts';
import { defineSearch } from '../../list/defineSearch.ts';
import { choiceField, textField } from '../../list/searchFields.ts';

export const TASK_STATUSES = ['PENDING', 'IN_PROGRESS', 'DONE', 'CANCELLED'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];
export const TASK_TYPES = ['CALL', 'FOLLOW_UP', 'COURIER', 'RETURN', 'STOCK', 'CUSTOM'] as const;
export type TaskType = (typeof TASK_TYPES)[number];
export const TASK_PRIORITIES = ['LOW', 'NORMAL', 'HIGH', 'URGENT'] as const;
export type TaskPriority = (typeof TASK_PRIORITIES)[number];
export const TASK_TIMES = ['OPEN', 'OVERDUE', 'TODAY', 'SNOOZED'] as const;
export type TaskTime = (typeof TASK_TIMES)[number];

export const ALL = 'ALL';
/** Choices of the filter by person, beside the ids of members. */
export const MINE = 'ME';
export const NOBODY = 'NOBODY';

/** Search parameters of the task list. The first two always stand in the address, as the specification has it. */
export interface TaskSearch {
  /** Always 1: further rows follow while scrolling. */
  page?: 1;
  status?: TaskStatus | typeof ALL;
  search?: string;
  type?: TaskType;
  priority?: TaskPriority;
  at?: TaskTime;
  /** The id of a member, MINE or NOBODY. */
  for?: string;
  /** The id of the rule that wrote them down. */
  rule?: string;
  sort?: 'LATEST' | 'NEWEST';
  open?: string;
}

const statusField = choiceField([...TASK_STATUSES, ALL]);

const forWhom = (who: string) => (who === MINE ? { mine: true } : who === NOBODY ? { unassigned: true } : { assigneeId: who });

const hasEnded = (status: TaskSearch['status']) => status === 'DONE' || status === 'CANCELLED';

export const taskSearch = defineSearch<TaskSearch, TaskListPageQuery$variables>({
  fields: {
    page: () => 1, status: (raw) => statusField(raw) ?? 'PENDING', search: textField, type: choiceField(TASK_TYPES),
    priority: choiceField(TASK_PRIORITIES), at: choiceField(TASK_TIMES), for: textField, rule: textField, sort: choiceField(['LATEST', 'NEWEST']), open: textField,
  },
  tab: 'status',
  variables: ({ status, search, type, priority, at, for: who, rule, sort }) => ({
    filter: {
      ...(status && status !== ALL && { status: [status] }),
      ...(search && { search }),
      ...(type && { type }),
      ...(priority && { priority }),
      ...(at && { at }),
      ...(who && forWhom(who)),
      ...(rule && { ruleId: rule }),
    },
    // What ended last comes first.
    sort: sort ?? (hasEnded(status) ? 'LATEST' : 'DUE'),
  }),
});
