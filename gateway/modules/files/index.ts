import { defineModule } from '../../module.ts';
import { fileChecks } from './file-checks.ts';
import { fileJobs } from './files.jobs.ts';
import { fileRoutes } from './files.rest.ts';

export const files = defineModule({
  name: 'files',
  graphql: () => [import('./graphql/StoredFile.ts')],
  rest: fileRoutes,
  jobs: fileJobs,
  ledgerChecks: fileChecks,
});
