import { reportsWebOrderReportRoute, webOrderReportRoute } from '../webOrdersRoutes.ts';
import { WebOrderReportPage } from './WebOrderReportPage.tsx';

/** The report in the menu Web Orders: `/website/web-order-report`. */
export function WebsiteReportPage() {
  return <WebOrderReportPage loaded={webOrderReportRoute.useLoaderData()} search={webOrderReportRoute.useSearch()} />;
}

/** The same in the menu Reports: `/reports/web-order-report`. */
export function ReportsReportPage() {
  return <WebOrderReportPage loaded={reportsWebOrderReportRoute.useLoaderData()} search={reportsWebOrderReportRoute.useSearch()} />;
}
