import { defineModule } from '../../module.ts';
import { allOrdersExport, orderExport } from './order-export.ts';
import { dayChecks } from './day-checks.ts';
import { orderChecks } from './order-checks.ts';
import { employeeReportExport } from './employee-report-export.ts';
import { orderReportExport } from './order-report-export.ts';
import { orderJobs } from './orders.jobs.ts';
import { orderProcedures } from './orders.trpc.ts';
import './bulk-orders.ts';
import './text-orders.ts';

export const orders = defineModule({
  name: 'orders',
  graphql: () => [
    import('./graphql/Order.ts'), import('./graphql/openDuplicates.ts'), import('./graphql/orderMutations.ts'), import('./graphql/previewEdit.ts'),
    import('./graphql/takeOrder.ts'), import('./graphql/Dashboard.ts'), import('./graphql/bulkOrders.ts'), import('./graphql/orderTotals.ts'),
    import('./graphql/orderFilterValues.ts'), import('./graphql/usualReasons.ts'), import('./graphql/orderReport.ts'), import('./graphql/employeeReport.ts'),
  ],
  procedures: orderProcedures,
  jobs: orderJobs,
  exports: [orderExport, allOrdersExport, orderReportExport, employeeReportExport],
  ledgerChecks: [...orderChecks, ...dayChecks],
  counted: [{ kind: 'order', table: 'Order' }],
});
