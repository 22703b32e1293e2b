import { defineModule } from '../../module.ts';
import { customerChecks } from './customer-checks.ts';
import { customerExport, newCustomerExport } from './customer-export.ts';
import './mark-customers.ts';

export const customers = defineModule({
  name: 'customers',
  graphql: () => [
    import('./graphql/Customer.ts'), import('./graphql/customerMutations.ts'), import('./graphql/customerFilterValues.ts'),
    import('./graphql/newCustomers.ts'),
  ],
  exports: [customerExport, newCustomerExport],
  ledgerChecks: customerChecks,
});
