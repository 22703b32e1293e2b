import { defineModule } from '../../module.ts';
import { productReportExport, soldLineExport } from './product-report-export.ts';
import { productReportJobs } from './product-report.jobs.ts';
import { salesChecks } from './sales-checks.ts';

export const productReportModule = defineModule({
  name: 'product-report',
  graphql: () => [import('./graphql/ProductReport.ts'), import('./graphql/SoldLine.ts')],
  exports: [productReportExport, soldLineExport],
  jobs: productReportJobs,
  ledgerChecks: salesChecks,
});
