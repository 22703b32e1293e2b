import type { Module } from './module.ts';
import { accounting } from './modules/accounting/index.ts';
import { bell } from './modules/bell/index.ts';
import { billing } from './modules/billing/index.ts';
import { bulkJobs } from './modules/bulk-jobs/index.ts';
import { business } from './modules/business/index.ts';
import { catalog } from './modules/catalog/index.ts';
import { couriers } from './modules/couriers/index.ts';
import { customers } from './modules/customers/index.ts';
import { files } from './modules/files/index.ts';
import { founderView } from './modules/founder-view/index.ts';
import { identity } from './modules/identity/index.ts';
import { inventory } from './modules/inventory/index.ts';
import { marketing } from './modules/marketing/index.ts';
import { messaging } from './modules/messaging/index.ts';
import { notifications } from './modules/notifications/index.ts';
import { orderMessages } from './modules/order-messages/index.ts';
import { orderOptions } from './modules/order-options/index.ts';
import { orders } from './modules/orders/index.ts';
import { platform } from './modules/platform/index.ts';
import { preorders } from './modules/preorders/index.ts';
import { printing } from './modules/printing/index.ts';
import { bulkSms } from './modules/bulk-sms/index.ts';
import { productReportModule } from './modules/product-report/index.ts';
import { profitReportModule } from './modules/profit-report/index.ts';
import { productSync } from './modules/product-sync/index.ts';
import { purchases } from './modules/purchases/index.ts';
import { selfCheckModule } from './modules/self-check/index.ts';
import { views } from './modules/views/index.ts';
import { scanning } from './modules/scanning/index.ts';
import { search } from './modules/search/index.ts';
import { sync } from './modules/sync/index.ts';
import { tasks } from './modules/tasks/index.ts';
import { webOrders } from './modules/web-orders/index.ts';

/** The domains of the gateway: the only list of them. */
const declared = [
  identity,
  business,
  files,
  bulkJobs,
  catalog,
  inventory,
  accounting,
  purchases,
  customers,
  couriers,
  orders,
  orderOptions,
  preorders,
  printing,
  scanning,
  search,
  webOrders,
  productSync,
  marketing,
  messaging,
  orderMessages,
  bulkSms,
  sync,
  tasks,
  notifications,
  bell,
  billing,
  views,
  platform,
  productReportModule,
  profitReportModule,
  founderView,
  selfCheckModule,
];

export const modules: readonly Module[] = declared;

/** One of them with its exact type, for what is worked out from the types of all. */
export type DeclaredModule = (typeof declared)[number];
