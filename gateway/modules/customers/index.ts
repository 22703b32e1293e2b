import { defineModule } from '../../module.ts';
import { customerChecks } from './customer-checks.ts';
import { customerExport, newCustomerExport } from './customer-export.ts';
import './import/import-customers.ts';
import { customerProblemsFile, customerTemplate } from './import/import-files.ts';
import './mark-customers.ts';

export const customers = defineModule({
  name: 'customers',
  graphql: () => [
    import('./graphql/Customer.ts'), import('./graphql/customerMutations.ts'), import('./graphql/customerFilterValues.ts'),
    import('./graphql/newCustomers.ts'), import('./graphql/customerImport.ts'),
  ],
  exports: [customerExport, newCustomerExport, customerTemplate, customerProblemsFile],
  ledgerChecks: customerChecks,
});
