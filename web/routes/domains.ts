import type { AnyRoute } from '@tanstack/react-router';

/** The screens of one domain: they load with the first of their addresses. */
interface Domain {
  /** Its addresses: these, and those below them. */
  at: readonly string[];
  screens: () => Promise<readonly AnyRoute[]>;
}

const DOMAINS: readonly Domain[] = [
  {
    at: ['/ecom/main-order-list', '/ecom/order', '/ecom/ecom-new-order', '/ecom/super-edit', '/order-update/super-edit'],
    screens: async () => (await import('../features/orders/ordersRoutes.ts')).ordersScreens,
  },
  {
    at: ['/ecom/ecom-dashboard', '/ecom/all-order', '/ecom/preorder-list', '/order-update/bulk-confirm'],
    screens: async () => (await import('../features/orders/manyOrdersRoutes.ts')).manyOrdersScreens,
  },
  {
    at: [
      '/website/website-order-list', '/website/order', '/website/ip_block_list', '/website/create-pending-order',
      '/website/web-order-report', '/reports/web-order-report',
    ],
    screens: async () => (await import('../features/web-orders/webOrdersRoutes.ts')).webOrdersScreens,
  },
  {
    at: ['/customer/customer-list', '/customer/new-customer-list', '/customer/bulk-upload'],
    screens: async () => (await import('../features/customers/customersRoutes.ts')).customerScreens,
  },
  {
    at: ['/ecom/ecom-search'],
    screens: async () => (await import('../features/search/searchRoutes.ts')).searchScreens,
  },
  {
    at: ['/ecom/scan-to-update', '/ecom/returns-bench'],
    screens: async () => (await import('../features/scanning/scanningRoutes.ts')).scanningScreens,
  },
  {
    at: ['/product'],
    screens: async () => (await import('../features/catalog/catalogRoutes.ts')).catalogScreens,
  },
  {
    at: ['/bulk-jobs'],
    screens: async () => (await import('../features/bulk-jobs/bulkJobRoutes.ts')).bulkJobScreens,
  },
  {
    at: ['/purchase'],
    screens: async () => (await import('../features/purchases/purchasesRoutes.ts')).purchasesScreens,
  },
  {
    at: ['/adjust-stock', '/transfer-stock', '/notification/low-stock', '/reports/self-check'],
    screens: async () => (await import('../features/stock/stockRoutes.ts')).stockScreens,
  },
  {
    at: ['/accounts', '/expense', '/income', '/liability'],
    screens: async () => (await import('../features/accounting/accountingRoutes.ts')).accountingScreens,
  },
  {
    at: ['/delivery-method', '/notification/not-settled-orders'],
    screens: async () => (await import('../features/delivery/deliveryRoutes.ts')).deliveryScreens(),
  },
  {
    at: ['/setting/integrate-website', '/setting/integrations', '/website/additional-sites', '/website/plugin-setting'],
    screens: async () => (await import('../features/integration/integrationRoutes.ts')).integrationScreens,
  },
  {
    at: ['/website/products'],
    screens: async () => (await import('../features/product-sync/productSyncRoutes.ts')).productSyncScreens,
  },
  {
    at: ['/setting/business-user-list', '/setting/business-setting', '/setting/advance-setting'],
    screens: async () => (await import('../features/settings/settingsRoutes.ts')).settingsScreens,
  },
  {
    at: ['/setting/select-invoice', '/setting/select-sticker'],
    screens: async () => (await import('../features/printing/printingRoutes.ts')).printingScreens,
  },
  {
    at: ['/setting/new-order-source', '/setting/shipping-note-list'],
    screens: async () => (await import('../features/order-options/orderOptionRoutes.ts')).orderOptionScreens,
  },
  {
    at: ['/sms/send-sms', '/sms/sms-log', '/sms/auto-send-sms', '/setting/send-message-template-list'],
    screens: async () => (await import('../features/messaging/messagingRoutes.ts')).messagingScreens,
  },
  {
    at: ['/reports/order-financials', '/reports/profit-sales-report', '/reports/order-finance-entries'],
    screens: async () => (await import('../features/reports/profitRoutes.ts')).profitScreens,
  },
  {
    at: [
      '/reports/my-limits', '/reports/statement', '/reports/businesses', '/reports/order-report', '/reports/product-report', '/reports/product-status-report',
      '/reports/product-purchase-history', '/reports/product-inventory', '/reports/advanced-employee-report', '/reports/employee-performance',
    ],
    screens: async () => (await import('../features/reports/reportsRoutes.ts')).reportsScreens,
  },
  {
    at: ['/task/new-task', '/task/task-list', '/task/auto-config'],
    screens: async () => (await import('../features/tasks/tasksRoutes.ts')).tasksScreens,
  },
  {
    at: ['/marketing'],
    screens: async () => (await import('../features/marketing/marketingRoutes.ts')).marketingScreens,
  },
  {
    at: ['/super-admin'],
    screens: async () => (await import('../features/platform/platformRoutes.ts')).platformScreens,
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
  loaded.set(domain, await domain.screens());
  return [...loaded.values()].flat();
}
