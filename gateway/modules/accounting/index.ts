import { defineModule } from '../../module.ts';
import { accountingChecks } from './journal-checks.ts';
import { liabilityChecks } from './liabilities/liability-checks.ts';
import { liabilityExport } from './liabilities/liability-export.ts';
import { ledgerExport } from './ledger-export.ts';
import { recurringExpenseJobs } from './recurring/recurring-expenses.jobs.ts';
import { voucherExport } from './voucher-export.ts';

export const accounting = defineModule({
  name: 'accounting',
  graphql: () => [import('./graphql/Account.ts'), import('./graphql/LedgerLine.ts'), import('./graphql/Voucher.ts'), import('./graphql/voucherTotals.ts'), import('./graphql/voucherChoices.ts'), import('./graphql/Books.ts'), import('./graphql/OrderIncome.ts'), import('./graphql/Liability.ts'), import('./graphql/RecurringExpense.ts')],
  exports: [ledgerExport, voucherExport, liabilityExport],
  jobs: recurringExpenseJobs,
  counted: [{ kind: 'voucher', table: 'Voucher', column: 'kind' }],
  ledgerChecks: [...accountingChecks, ...liabilityChecks],
});
