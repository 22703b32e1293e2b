import { defineModule } from '../../module.ts';

export const tasks = defineModule({
  name: 'tasks',
  graphql: () => [import('./graphql/Task.ts'), import('./graphql/bulkTasks.ts')],
  counted: [{ kind: 'task', table: 'Task' }],
});
