import { defineModule } from '../../module.ts';
import { bulkJobJobs } from './bulk-jobs.jobs.ts';

export const bulkJobs = defineModule({
  name: 'bulk-jobs',
  graphql: () => [import('./graphql/BulkJob.ts')],
  jobs: bulkJobJobs,
});
