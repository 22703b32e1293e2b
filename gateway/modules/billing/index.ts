import { defineModule } from '../../module.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingRoutes } from './billing.rest.ts';
import { billingChecks } from './payment-checks.ts';

export const billing = defineModule({
  name: 'billing',
  graphql: () => [import('./graphql/paymentMutations.ts'), import('./graphql/UsageEntry.ts')],
  rest: billingRoutes,
  jobs: billingJobs,
  sealed: [{ table: 'ProviderToken', ofBusiness: false, key: 'key', columns: ['sealed'] }],
  ledgerChecks: billingChecks,
});
