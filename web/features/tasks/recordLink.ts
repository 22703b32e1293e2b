import type { TFunction } from 'i18next';
import type { TaskRecordKind } from '../../__generated__/taskColumns_task.graphql.ts';
import type { Permissions } from '../../routes/menuAccess.ts';

/** The columns that name the record of a task. */
export const RECORD_COLUMNS = {
  ORDER: 'orderId', WEB_ORDER: 'webOrderId', PRODUCT: 'productId', CUSTOMER: 'customerId', STATEMENT: 'statementId',
  PURCHASE: 'purchaseId',
} as const;
export type RecordKind = keyof typeof RECORD_COLUMNS;

/** The record that a task is about. */
export interface TaskRecord {
  recordKind: RecordKind;
  recordId: string;
  recordLabel: string;
}

interface LinkedRecord {
  recordKind: TaskRecordKind | null | undefined;
  recordId: string | null | undefined;
  recordLabel: string;
}

/** How people call the record of a task. */
export function recordText({ recordKind, recordLabel }: Pick<LinkedRecord, 'recordKind' | 'recordLabel'>, t: TFunction): string {
  switch (recordKind) {
    case 'ORDER': return t('Order {{reference}}', { reference: recordLabel });
    case 'WEB_ORDER': return t('Web order #{{number}}', { number: recordLabel });
    case 'STATEMENT': return t('Statement {{number}}', { number: recordLabel });
    case 'PURCHASE': return t('Purchase {{number}}', { number: recordLabel });
    default: return recordLabel;
  }
}

/** The page of the record; null where it has none. */
export function recordLink({ recordKind, recordId }: LinkedRecord) {
  if (!recordId) return null;
  const params = { id: recordId };
  switch (recordKind) {
    case 'ORDER': return { to: '/ecom/order/$id', params } as const;
    case 'WEB_ORDER': return { to: '/website/order/$id', params } as const;
    case 'PRODUCT': return { to: '/product/product-list/$id', params } as const;
    case 'CUSTOMER': return { to: '/customer/customer-list/$id', params } as const;
    case 'STATEMENT': return { to: '/delivery-method/update-payment/$id', params } as const;
    case 'PURCHASE': return { to: '/purchase/purchase-list/$id', params } as const;
    default: return null;
  }
}

/** Where to go for a task of a rule that finds no records; null for other rules, and for whoever may not open it. */
export function rulePage(trigger: string | undefined, permissions: Permissions, t: TFunction) {
  if (trigger === 'REPORT_UNMATCHED' && permissions.has('deliveryMethod')) return { to: '/delivery-method/courier-reports', label: t('Reports of couriers') } as const;
  if (trigger === 'SMS_BALANCE' && permissions.has('ADMIN')) return { to: '/reports/my-limits', label: t('My Limits') } as const;
  return null;
}
