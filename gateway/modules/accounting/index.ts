import { defineModule } from '../../module.ts';
import { accountingChecks } from './journal-checks.ts';
import { liabilityChecks } from './liabilities/liability-checks.ts';
import { ledgerExport } from './ledger-export.ts';
import { voucherExport } from './voucher-export.ts';

export const accounting = defineModule({
  name: 'accounting',
  graphql: () => [import('./graphql/Account.ts'), import('./graphql/LedgerLine.ts'), import('./graphql/Voucher.ts'), import('./graphql/voucherTotals.ts'), import('./graphql/Books.ts'), import('./graphql/Liability.ts')],
  exports: [ledgerExport, voucherExport],
  ledgerChecks: [...accountingChecks, ...liabilityChecks],
});
