import type { AnyRoute } from '@tanstack/react-router';

/** The screens of one domain: they load with the first of their addresses. */
interface Domain {
  /** Its addresses: these, and those below them. */
  at: readonly string[];
  load: () => Promise<{ screens: readonly AnyRoute[] }>;
}

const DOMAINS: readonly Domain[] = [
  {
    at: ['/ecom/main-order-list', '/ecom/order', '/ecom/ecom-new-order'],
    load: () => import('../features/orders/ordersRoutes.ts'),
  },
  {
    at: ['/ecom/ecom-dashboard', '/ecom/all-order', '/ecom/preorder-list', '/ecom/super-edit', '/order-update'],
    load: () => import('../features/orders/manyOrdersRoutes.ts'),
  },
  {
    at: [
      '/website/website-order-list', '/website/order', '/website/ip_block_list', '/website/create-pending-order',
      '/website/web-order-report', '/reports/web-order-report',
    ],
    load: () => import('../features/web-orders/webOrdersRoutes.ts'),
  },
  {
    at: ['/customer/customer-list', '/customer/new-customer-list', '/customer/bulk-upload'],
    load: () => import('../features/customers/customersRoutes.ts'),
  },
  {
    at: ['/ecom/ecom-search'],
    load: () => import('../features/search/searchRoutes.ts'),
  },
  {
    at: ['/ecom/scan-to-update', '/ecom/returns-bench'],
    load: () => import('../features/scanning/scanningRoutes.ts'),
  },
  {
    at: ['/product'],
    load: () => import('../features/catalog/catalogRoutes.ts'),
  },
  {
    at: ['/bulk-jobs'],
    load: () => import('../features/bulk-jobs/bulkJobRoutes.ts'),
  },
  {
    at: ['/purchase'],
    load: () => import('../features/purchases/purchasesRoutes.ts'),
  },
  {
    at: ['/adjust-stock', '/transfer-stock', '/notification/low-stock', '/reports/self-check'],
    load: () => import('../features/stock/stockRoutes.ts'),
  },
  {
    at: ['/accounts', '/expense', '/income', '/liability'],
    load: () => import('../features/accounting/accountingRoutes.ts'),
  },
  {
    at: ['/delivery-method', '/notification/not-settled-orders'],
    load: () => import('../features/delivery/deliveryRoutes.ts'),
  },
  {
    at: ['/setting/integrate-website', '/setting/integrations', '/website/additional-sites', '/website/plugin-setting'],
    load: () => import('../features/integration/integrationRoutes.ts'),
  },
  {
    at: ['/website/products'],
    load: () => import('../features/product-sync/productSyncRoutes.ts'),
  },
  {
    at: ['/setting/business-user-list', '/setting/business-setting', '/setting/advance-setting'],
    load: () => import('../features/settings/settingsRoutes.ts'),
  },
  {
    at: ['/setting/select-invoice', '/setting/select-sticker'],
    load: () => import('../features/printing/printingRoutes.ts'),
  },
  {
    at: ['/setting/new-order-source', '/setting/shipping-note-list'],
    load: () => import('../features/order-options/orderOptionRoutes.ts'),
  },
  {
    at: ['/sms/send-sms', '/sms/sms-log', '/sms/auto-send-sms', '/setting/send-message-template-list'],
    load: () => import('../features/messaging/messagingRoutes.ts'),
  },
  {
    at: ['/reports/order-financials', '/reports/profit-sales-report', '/reports/order-finance-entries'],
    load: () => import('../features/reports/profitRoutes.ts'),
  },
  {
    at: [
      '/reports/my-limits', '/reports/statement', '/reports/businesses', '/reports/order-report', '/reports/product-report', '/reports/product-status-report',
      '/reports/product-purchase-history', '/reports/product-inventory', '/reports/advanced-employee-report', '/reports/employee-performance',
    ],
    load: () => import('../features/reports/reportsRoutes.ts'),
  },
  {
    at: ['/task/new-task', '/task/task-list', '/task/auto-config'],
    load: () => import('../features/tasks/tasksRoutes.ts'),
  },
  {
    at: ['/marketing'],
    load: () => import('../features/marketing/marketingRoutes.ts'),
  },
  {
    at: ['/super-admin'],
    load: () => import('../features/platform/platformRoutes.ts'),
  },
];

function domainOf(path: string): Domain | undefined {
  return DOMAINS.find(({ at }) => at.some((begin) => path === begin || path.startsWith(`${begin}/`)));
}

/** Whether a screen has this address. */
export function isBuilt(path: string): boolean {
  return domainOf(path) !== undefined;
}

const loaded = new Map<Domain, readonly AnyRoute[]>();

/**
 * Loads the screens of the domain that this address belongs to. Gives all screens loaded so far, and null when these
 * are no more than before. Rejects when their code could not be had; the next call tries again.
 */
export async function loadDomain(path: string): Promise<AnyRoute[] | null> {
  const domain = domainOf(path);
  if (!domain || loaded.has(domain)) return null;
  loaded.set(domain, (await domain.load()).screens);
  return [...loaded.values()].flat();
}
