import type { NavigateOptions } from '@tanstack/react-router';
import { LATE_PARCEL_DAYS } from '../../schema/rules/late-parcel.ts';
import type { DigestKind } from '../../schema/rules/digest-kinds.ts';
import { orderSearch, type OrderSearch } from '../features/orders/orderSearch.ts';
import { ALL, taskSearch } from '../features/tasks/taskSearch.ts';
import { webOrderSearch } from '../features/web-orders/webOrderSearch.ts';
import { t } from '../i18n.ts';
import { searchOf } from '../list/linkSearch.ts';

interface DigestLine {
  label: string;
  /** The list that has them now. */
  target: NavigateOptions;
}

const orders = (label: string, search: OrderSearch): DigestLine => ({
  label, target: { to: '/ecom/main-order-list', search: searchOf(orderSearch, search) },
});

/** What each kind of a digest is called, as on the dashboard, and where it leads. */
export const digestLines = (): Record<DigestKind, DigestLine> => ({
  WEB_ORDERS: {
    label: t('Web orders to call'), target: { to: '/website/website-order-list', search: searchOf(webOrderSearch, { status: 'PROCESSING' }) },
  },
  TO_CONFIRM: orders(t('To confirm'), { status: 'PENDING' }),
  TO_PACK: orders(t('To pack'), { status: 'CONFIRMED' }),
  TO_SHIP: orders(t('To ship'), { status: 'PACKED' }),
  DUE_HOLDS: orders(t('Hold is over'), { only: 'holdDue' }),
  DELAYED: orders(t('Shipped 15+ days'), { status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS }),
  LATE_RETURNS: orders(t('Returns late'), { only: 'returnLate' }),
  UNSETTLED: orders(t('Unsettled orders'), { only: 'unsettled' }),
  OVERDUE_TASKS: {
    label: t('Tasks overdue'), target: { to: '/task/task-list', search: searchOf(taskSearch, { page: 1, status: ALL, at: 'OVERDUE' }) },
  },
  LOW_STOCK: { label: t('Low stock'), target: { to: '/notification/low-stock' } },
});
