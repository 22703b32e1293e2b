import { graphql } from 'react-relay/hooks';
import type { countTasksQuery } from '../../__generated__/countTasksQuery.graphql.ts';
import { matchingCounter } from '../../list/matchingCounter.ts';

/** How many tasks a filter lets through; undefined for more than one bulk job takes, or without an answer. */
export const countTasks = matchingCounter<countTasksQuery>(
  graphql`
    query countTasksQuery($filter: TasksFilter) {
      matchingTaskCount(filter: $filter)
    }
  `,
  (answer) => answer.matchingTaskCount,
);
