import { defineModule } from '../../module.ts';
import { billingJobs } from './billing.jobs.ts';
import { billingRoutes } from './billing.rest.ts';
import { billingChecks } from './payment-checks.ts';
import { platformPaymentExport } from './payment-export.ts';

export const billing = defineModule({
  name: 'billing',
  graphql: () => [import('./graphql/paymentMutations.ts'), import('./graphql/UsageEntry.ts')],
  exports: [platformPaymentExport],
  rest: billingRoutes,
  jobs: billingJobs,
  sealed: [{ table: 'ProviderToken', ofBusiness: false, key: 'key', columns: ['sealed'] }],
  ledgerChecks: billingChecks,
});
