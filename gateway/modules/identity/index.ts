import { defineModule } from '../../module.ts';
import { admitUser, endSessionsSince } from './admit-user.ts';
import { identityJobs } from './identity.jobs.ts';
import { identityProcedures } from './identity.trpc.ts';

export const identity = defineModule({
  name: 'identity',
  graphql: () => [import('./graphql/Viewer.ts'), import('./graphql/Member.ts'), import('./graphql/MemberLeave.ts')],
  procedures: identityProcedures,
  jobs: identityJobs,
  accounts: { admit: admitUser, end: endSessionsSince },
});
