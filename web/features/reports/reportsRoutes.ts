import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { FounderViewPageQuery } from '../../__generated__/FounderViewPageQuery.graphql.ts';
import founderViewPageQuery from '../../__generated__/FounderViewPageQuery$parameters.ts';
import type { MyLimitsPageQuery } from '../../__generated__/MyLimitsPageQuery.graphql.ts';
import myLimitsPageQuery from '../../__generated__/MyLimitsPageQuery$parameters.ts';
import type { EmployeeReportPageQuery } from '../../__generated__/EmployeeReportPageQuery.graphql.ts';
import employeeReportPageQuery from '../../__generated__/EmployeeReportPageQuery$parameters.ts';
import type { OrderReportPageQuery } from '../../__generated__/OrderReportPageQuery.graphql.ts';
import orderReportPageQuery from '../../__generated__/OrderReportPageQuery$parameters.ts';
import type { ProductReportPageQuery } from '../../__generated__/ProductReportPageQuery.graphql.ts';
import productReportPageQuery from '../../__generated__/ProductReportPageQuery$parameters.ts';
import type { OrderedLinesPageQuery } from '../../__generated__/OrderedLinesPageQuery.graphql.ts';
import orderedLinesPageQuery from '../../__generated__/OrderedLinesPageQuery$parameters.ts';
import type { ProductStatusPageQuery } from '../../__generated__/ProductStatusPageQuery.graphql.ts';
import productStatusPageQuery from '../../__generated__/ProductStatusPageQuery$parameters.ts';
import type { InventoryReportPageQuery } from '../../__generated__/InventoryReportPageQuery.graphql.ts';
import inventoryReportPageQuery from '../../__generated__/InventoryReportPageQuery$parameters.ts';
import type { PurchasedLinesPageQuery } from '../../__generated__/PurchasedLinesPageQuery.graphql.ts';
import purchasedLinesPageQuery from '../../__generated__/PurchasedLinesPageQuery$parameters.ts';
import type { PurchaseHistoryPageQuery } from '../../__generated__/PurchaseHistoryPageQuery.graphql.ts';
import purchaseHistoryPageQuery from '../../__generated__/PurchaseHistoryPageQuery$parameters.ts';
import type { SoldLinesPageQuery } from '../../__generated__/SoldLinesPageQuery.graphql.ts';
import soldLinesPageQuery from '../../__generated__/SoldLinesPageQuery$parameters.ts';
import type { StatementPageQuery } from '../../__generated__/StatementPageQuery.graphql.ts';
import { loadRouteQuery } from '../../relay/routeQuery.ts';
import { searchText } from '../../routes/search.ts';
import { shellRoute } from '../../routes/shellRoute.ts';
import { rangeDays, readDashboardSearch } from '../orders/dashboard/dashboardSearch.ts';
import { employeeReportVariables, readEmployeeReportSearch } from './employees/employeeReportSearch.ts';
import { orderReportVariables, readOrderReportSearch } from './orders/orderReportSearch.ts';
import { productReportSearch, soldLinesSearch } from './product/productReportSearch.ts';
import { orderedLinesSearch, productStatusSearch } from './product/productStatusSearch.ts';
import { inventoryReportSearch } from './product/inventoryReportSearch.ts';
import { purchasedLinesSearch, purchaseHistorySearch } from './product/purchaseHistorySearch.ts';
import type { StatementSearch } from './statementSearch.ts';

export const myLimitsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/my-limits',
  /** The payment whose receipt is open: the one that bKash redirected from, or one of the list. */
  validateSearch: (raw: Record<string, unknown>): { payment?: string } => ({
    payment: searchText(raw.payment) || undefined,
  }),
  // Balances are fetched again on every visit, because payments and other users change them.
  loader: ({ context }) =>
    loadRouteQuery<MyLimitsPageQuery>(context.environment, myLimitsPageQuery, {}, { fetchPolicy: 'network-only' }),
  // Opening and closing a receipt is not a new visit.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: lazyRouteComponent(() => import('./MyLimitsPage.tsx'), 'MyLimitsPage'),
});

const statementPage = () => import('./StatementPage.tsx');

export const statementRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/statement',
  staticData: { permission: 'ADMIN' },
  // As it stands in the address: any value but package days means the SMS balance.
  validateSearch: (raw: Record<string, unknown>): StatementSearch => raw,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps }): Promise<PreloadedQuery<StatementPageQuery>> =>
    (await statementPage()).loadStatement(context.environment, deps),
  component: lazyRouteComponent(statementPage, 'StatementPage'),
});

export const orderReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/order-report',
  validateSearch: readOrderReportSearch,
  loaderDeps: ({ search }) => orderReportVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<OrderReportPageQuery>(context.environment, orderReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./orders/OrderReportPage.tsx'), 'OrderReportPage'),
});

export const advancedEmployeeRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/advanced-employee-report',
  validateSearch: readEmployeeReportSearch,
  loaderDeps: ({ search }) => employeeReportVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<EmployeeReportPageQuery>(context.environment, employeeReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./employees/EmployeeRoutePage.tsx'), 'AdvancedEmployeePage'),
});

export const employeePerformanceRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/employee-performance',
  validateSearch: readEmployeeReportSearch,
  loaderDeps: ({ search }) => employeeReportVariables(search),
  loader: ({ context, deps }) => loadRouteQuery<EmployeeReportPageQuery>(context.environment, employeeReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./employees/EmployeeRoutePage.tsx'), 'EmployeePerformancePage'),
});

export const productReportRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-report',
  validateSearch: productReportSearch.read,
  loaderDeps: ({ search }) => productReportSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProductReportPageQuery>(context.environment, productReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/ProductReportPage.tsx'), 'ProductReportPage'),
});

export const soldLinesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-report/lines',
  staticData: { list: '/reports/product-report' },
  validateSearch: soldLinesSearch.read,
  loaderDeps: ({ search }) => soldLinesSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<SoldLinesPageQuery>(context.environment, soldLinesPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/SoldLinesPage.tsx'), 'SoldLinesPage'),
});

export const productStatusRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-status-report',
  validateSearch: productStatusSearch.read,
  loaderDeps: ({ search }) => productStatusSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<ProductStatusPageQuery>(context.environment, productStatusPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/ProductStatusPage.tsx'), 'ProductStatusPage'),
});

export const orderedLinesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-status-report/lines',
  staticData: { list: '/reports/product-status-report' },
  validateSearch: orderedLinesSearch.read,
  loaderDeps: ({ search }) => orderedLinesSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<OrderedLinesPageQuery>(context.environment, orderedLinesPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/OrderedLinesPage.tsx'), 'OrderedLinesPage'),
});

export const purchaseHistoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-purchase-history',
  validateSearch: purchaseHistorySearch.read,
  loaderDeps: ({ search }) => purchaseHistorySearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<PurchaseHistoryPageQuery>(context.environment, purchaseHistoryPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/PurchaseHistoryPage.tsx'), 'PurchaseHistoryPage'),
});

export const purchasedLinesRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-purchase-history/lines',
  staticData: { list: '/reports/product-purchase-history' },
  validateSearch: purchasedLinesSearch.read,
  loaderDeps: ({ search }) => purchasedLinesSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<PurchasedLinesPageQuery>(context.environment, purchasedLinesPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/PurchasedLinesPage.tsx'), 'PurchasedLinesPage'),
});

export const inventoryRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/product-inventory',
  validateSearch: inventoryReportSearch.read,
  loaderDeps: ({ search }) => inventoryReportSearch.variables(search),
  loader: ({ context, deps }) => loadRouteQuery<InventoryReportPageQuery>(context.environment, inventoryReportPageQuery, deps),
  component: lazyRouteComponent(() => import('./product/InventoryReportPage.tsx'), 'InventoryReportPage'),
});

/** Of no business: the gateway refuses it to whoever has founded none. */
export const founderViewRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: '/reports/businesses',
  validateSearch: readDashboardSearch,
  loaderDeps: ({ search }) => rangeDays(search),
  loader: ({ context, deps }) => loadRouteQuery<FounderViewPageQuery>(context.environment, founderViewPageQuery, deps),
  component: lazyRouteComponent(() => import('./founder/FounderViewPage.tsx'), 'FounderViewPage'),
});

export const screens = [
  founderViewRoute, myLimitsRoute, statementRoute, orderReportRoute, productReportRoute, soldLinesRoute,
  productStatusRoute, orderedLinesRoute, purchaseHistoryRoute, purchasedLinesRoute, inventoryRoute, advancedEmployeeRoute, employeePerformanceRoute,
];
