import { expect, it } from 'vitest';
import { isGroup, MENU, UNLISTED } from '../menu.ts';

/** Sections 2 and 'earlier menu variant' of the specification. */
const routes = `
  /ecom/ecom-dashboard /ecom/ecom-search /ecom/ecom-new-order /ecom/main-order-list /ecom/all-order
  /ecom/super-edit /ecom/preorder-list /ecom/scan-to-update /website/website-order-list
  /website/products/sync-products /setting/integrate-website /website/additional-sites
  /website/create-pending-order /website/plugin-setting /website/ip_block_list
  /website/web-order-report /product/new-product /product/product-list /product/category-brand
  /adjust-stock/new-adjust-stock /adjust-stock/adjust-stock-list /purchase/new-purchase
  /purchase/purchase-list /transfer-stock /marketing/meta-ads-report /marketing/product-campaigns
  /accounts /expense/new-expense /expense/new-ad-expense /expense/expense-list /income/income-list
  /liability/liability-list /task/new-task /task/task-list /task/auto-config /delivery-method/dm-list
  /delivery-method/add-new-dm /delivery-method/update-payment /setting/business-user-list
  /setting/business-setting /setting/integrations /setting/select-invoice /setting/select-sticker
  /setting/new-order-source /setting/shipping-note-list /setting/send-message-template-list
  /setting/advance-setting /reports/order-financials /reports/advanced-employee-report
  /reports/order-report /reports/product-report /reports/product-status-report
  /reports/product-purchase-history /reports/product-inventory /reports/web-order-report
  /reports/my-limits /customer/customer-list /customer/bulk-upload /customer/new-customer-list
  /sms/send-sms /sms/auto-send-sms /sms/sms-log /super-admin/business-list
  /super-admin/add-new-business /super-admin/notifications /order-update/bulk-confirm
  /order-update/super-edit /notification/low-stock /notification/not-settled-orders
  /reports/profit-sales-report /reports/employee-performance /reports/order-finance-entries
`
  .trim()
  .split(/\s+/);

const items = [...MENU.flatMap((entry) => (isGroup(entry) ? entry.items : [entry])), ...UNLISTED];

it('knows every route of the specification, and no other', () => {
  const known = new Set(items.flatMap(({ to, also = [] }) => [to, ...also]));
  expect([...known].sort()).toEqual([...routes].sort());
});

it('opens the task list on its first page of pending tasks', () => {
  expect(items.find(({ to }) => to === '/task/task-list')?.search).toEqual({ page: 1, status: 'PENDING' });
});
