import { fetchQuery, graphql } from 'react-relay/hooks';
import type { IEnvironment } from 'relay-runtime';
import type { countTasksQuery, TasksFilter } from '../../__generated__/countTasksQuery.graphql.ts';

const query = graphql`
  query countTasksQuery($filter: TasksFilter) {
    matchingTaskCount(filter: $filter)
  }
`;

/** Tasks in one bulk job at most: the gateway counts one further. */
const MOST = 50_000;

/** How many tasks a filter lets through; undefined for more than one job takes, or without an answer. */
export async function countTasks(environment: IEnvironment, filter: TasksFilter): Promise<number | undefined> {
  const answer = await fetchQuery<countTasksQuery>(environment, query, { filter }).toPromise().catch(() => undefined);
  const count = answer?.matchingTaskCount ?? undefined;
  return count === undefined || count > MOST ? undefined : count;
}
