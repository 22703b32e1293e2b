import { defineModule } from '../../module.ts';
import { businessJobs } from './business.jobs.ts';
import { businessRoutes } from './business.rest.ts';
import { businessProcedures } from './business.trpc.ts';
import { trialIsOpen } from './trial-sign-up.ts';

export const business = defineModule({
  name: 'business',
  graphql: () => [
    import('./graphql/businessMutations.ts'),
    import('./graphql/trialMutations.ts'),
    import('./graphql/TierLimit.ts'),
  ],
  procedures: businessProcedures,
  rest: businessRoutes,
  jobs: businessJobs,
  signInConfig: () => ({ trial: trialIsOpen() }),
});
