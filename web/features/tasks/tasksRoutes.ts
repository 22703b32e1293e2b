import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { NewTaskPageQuery } from '../../__generated__/NewTaskPageQuery.graphql.ts';
import newTaskPageQuery from '../../__generated__/NewTaskPageQuery$parameters.ts';
import type { TaskListPageQuery } from '../../__generated__/TaskListPageQuery.graphql.ts';
import taskListPageQuery from '../../__generated__/TaskListPageQuery$parameters.ts';
import type { TaskRulesPageQuery } from '../../__generated__/TaskRulesPageQuery.graphql.ts';
import taskRulesPageQuery from '../../__generated__/TaskRulesPageQuery$parameters.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { taskSearch } from './taskSearch.ts';

export const taskListRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/task/task-list',
  validateSearch: taskSearch.read,
  loaderDeps: ({ search }) => taskSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<TaskListPageQuery>(context.environment, taskListPageQuery, deps),
  // A task opened beside the list is no arrival.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./TaskListPage.tsx'), 'TaskListPage'),
});

/** `about`: the id of the record that the task is about. */
interface NewTaskSearch {
  about?: string;
}

export const newTaskRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/task/new-task',
  validateSearch: (raw: Record<string, unknown>): NewTaskSearch => ({ ...(searchText(raw.about) && { about: searchText(raw.about) }) }),
  loaderDeps: ({ search: { about = '' } }) => ({ id: about, hasRecord: about !== '' }),
  loader: ({ context, deps }) => loadRouteQuery<NewTaskPageQuery>(context.environment, newTaskPageQuery, deps),
  component: lazyRouteComponent(() => import('./NewTaskPage.tsx'), 'NewTaskPage'),
});

export const taskRulesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/task/auto-config',
  loader: ({ context }) => loadRouteQuery<TaskRulesPageQuery>(context.environment, taskRulesPageQuery, {}),
  component: lazyRouteComponent(() => import('./rules/TaskRulesPage.tsx'), 'TaskRulesPage'),
});

export const screens = [taskListRoute, newTaskRoute, taskRulesRoute];
