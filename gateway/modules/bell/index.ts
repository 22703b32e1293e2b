import { defineModule } from '../../module.ts';
import { bellJobs } from './bell.jobs.ts';

/** What a member keeps at their own bell: what they have muted, and the daily digest. The counts are those of other modules. */
export const bell = defineModule({
  name: 'bell', graphql: () => [import('./graphql/NoticeMute.ts'), import('./graphql/DailyDigest.ts')], jobs: bellJobs,
});
