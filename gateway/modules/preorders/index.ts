import { defineModule } from '../../module.ts';
import { preorderJobs } from './preorders.jobs.ts';

export const preorders = defineModule({
  name: 'preorders',
  graphql: () => [import('./graphql/QueuedVariant.ts')],
  jobs: preorderJobs,
});
