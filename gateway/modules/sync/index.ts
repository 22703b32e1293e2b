import { defineModule } from '../../module.ts';
import { syncJobs } from './forget-deletions.ts';

export const sync = defineModule({ name: 'sync', graphql: () => [import('./graphql/Deletion.ts')], jobs: syncJobs });
