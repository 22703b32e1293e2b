import { defineModule } from '../../module.ts';
import { customerChecks } from './customer-checks.ts';

export const customers = defineModule({
  name: 'customers',
  graphql: () => [import('./graphql/Customer.ts')],
  ledgerChecks: customerChecks,
});
