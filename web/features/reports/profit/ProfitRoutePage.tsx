import { orderFinancialsRoute, profitSalesRoute } from '../profitRoutes.ts';
import { ProfitPage } from './ProfitPage.tsx';

/** `/reports/order-financials`. */
export function OrderFinancialsPage() {
  return <ProfitPage loaded={orderFinancialsRoute.useLoaderData()} search={orderFinancialsRoute.useSearch()} />;
}

/** The same at `/reports/profit-sales-report`. */
export function ProfitSalesPage() {
  return <ProfitPage loaded={profitSalesRoute.useLoaderData()} search={profitSalesRoute.useSearch()} />;
}
