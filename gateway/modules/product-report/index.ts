import { defineModule } from '../../module.ts';
import { inventoryReportExport } from './inventory-report-export.ts';
import { productReportExport, soldLineExport } from './product-report-export.ts';
import { productReportJobs } from './product-report.jobs.ts';
import { purchasedLineExport, purchaseHistoryExport } from './purchase-history-export.ts';
import { salesChecks } from './sales-checks.ts';
import { orderedLineExport, statusReportExport } from './status-report-export.ts';

export const productReportModule = defineModule({
  name: 'product-report',
  graphql: () => [
    import('./graphql/ProductReport.ts'), import('./graphql/SoldLine.ts'), import('./graphql/StatusReport.ts'), import('./graphql/OrderedLine.ts'),
    import('./graphql/PurchaseHistory.ts'), import('./graphql/PurchasedLine.ts'), import('./graphql/InventoryReport.ts'),
  ],
  exports: [productReportExport, soldLineExport, statusReportExport, orderedLineExport, purchaseHistoryExport, purchasedLineExport, inventoryReportExport],
  jobs: productReportJobs,
  ledgerChecks: salesChecks,
});
