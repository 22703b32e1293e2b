import { defineModule } from '../../module.ts';
import { taskExport } from './task-export.ts';
import { taskJobs } from './tasks.jobs.ts';

export const tasks = defineModule({
  name: 'tasks',
  graphql: () => [import('./graphql/Task.ts'), import('./graphql/bulkTasks.ts'), import('./graphql/TaskRule.ts')],
  exports: [taskExport],
  jobs: taskJobs,
  counted: [{ kind: 'task', table: 'Task' }],
});
