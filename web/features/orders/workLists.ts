import type { NavigateOptions } from '@tanstack/react-router';
import type { DigestKind } from '../../../schema/rules/digest-kinds.ts';
import { LATE_PARCEL_DAYS } from '../../../schema/rules/late-parcel.ts';
import { t } from '../../i18n.ts';
import { searchOf } from '../../list/linkSearch.ts';
import { ALL, taskSearch } from '../tasks/taskSearch.ts';
import { webOrderSearch } from '../web-orders/webOrderSearch.ts';
import { orderSearch, type OrderSearch } from './orderSearch.ts';

interface WorkList {
  label: string;
  /** The list that has exactly what is counted. */
  target: NavigateOptions;
}

export const ordersWhere = (search: OrderSearch): NavigateOptions => ({ to: '/ecom/main-order-list', search: searchOf(orderSearch, search) });

/** Where each kind of work stands that the dashboard, the bell and the digest count. */
export const WORK_LISTS = {
  WEB_ORDERS: { to: '/website/website-order-list', search: searchOf(webOrderSearch, { status: 'PROCESSING' }) },
  TO_CONFIRM: ordersWhere({ status: 'PENDING' }),
  TO_PACK: ordersWhere({ status: 'CONFIRMED' }),
  TO_SHIP: ordersWhere({ status: 'PACKED' }),
  DUE_HOLDS: ordersWhere({ only: 'holdDue' }),
  DELAYED: ordersWhere({ status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS }),
  LATE_RETURNS: ordersWhere({ only: 'returnLate' }),
  UNSETTLED: ordersWhere({ only: 'unsettled' }),
  OVERDUE_TASKS: { to: '/task/task-list', search: searchOf(taskSearch, { page: 1, status: ALL, at: 'OVERDUE' }) },
  LOW_STOCK: { to: '/notification/low-stock' },
} as const satisfies Record<DigestKind, NavigateOptions>;

/** What each kind of work is called, and where it stands. */
export const workLists = (): Record<DigestKind, WorkList> => {
  const of = (kind: DigestKind, label: string): WorkList => ({ label, target: WORK_LISTS[kind] });
  return {
    WEB_ORDERS: of('WEB_ORDERS', t('Web orders to call')),
    TO_CONFIRM: of('TO_CONFIRM', t('To confirm')),
    TO_PACK: of('TO_PACK', t('To pack')),
    TO_SHIP: of('TO_SHIP', t('To ship')),
    DUE_HOLDS: of('DUE_HOLDS', t('Hold is over')),
    DELAYED: of('DELAYED', t('Shipped 15+ days')),
    LATE_RETURNS: of('LATE_RETURNS', t('Returns late')),
    UNSETTLED: of('UNSETTLED', t('Unsettled orders')),
    OVERDUE_TASKS: of('OVERDUE_TASKS', t('Tasks overdue')),
    LOW_STOCK: of('LOW_STOCK', t('Low stock')),
  };
};
