import { defineModule } from '../../module.ts';
import { preorderExport } from './preorder-export.ts';
import { preorderJobs } from './preorders.jobs.ts';

export const preorders = defineModule({
  name: 'preorders',
  graphql: () => [import('./graphql/QueuedVariant.ts')],
  exports: [preorderExport],
  jobs: preorderJobs,
});
