import { defineModule } from '../../module.ts';
import { purchaseChecks } from './purchase-checks.ts';
import { purchaseExport } from './purchase-export.ts';
import { supplierExport } from './supplier-export.ts';

export const purchases = defineModule({
  name: 'purchases',
  graphql: () => [import('./graphql/Supplier.ts'), import('./graphql/Purchase.ts')],
  exports: [purchaseExport, supplierExport],
  ledgerChecks: purchaseChecks,
  counted: [{ kind: 'purchase', table: 'Purchase' }],
});
