import { defineModule } from '../../module.ts';
import { basisChecks } from './basis-checks.ts';
import { profitExport, profitOrdersExport } from './profit-export.ts';

export const profitReportModule = defineModule({
  name: 'profit-report',
  graphql: () => [import('./graphql/ProfitReport.ts'), import('./graphql/ProfitOrder.ts')],
  exports: [profitExport, profitOrdersExport],
  ledgerChecks: basisChecks,
});
