import { useNavigate } from '@tanstack/react-router';
import type { NavigateOptions } from '@tanstack/react-router';
import { Bell as BellIcon, CalendarClock, Globe, ListTodo, Package, Scale, Store, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { use, useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { LATE_PARCEL_DAYS } from '../../schema/rules/late-parcel.ts';
import type { BellQuery } from '../__generated__/BellQuery.graphql.ts';
import { orderSearch, type OrderSearch } from '../features/orders/orderSearch.ts';
import { ALL, taskSearch } from '../features/tasks/taskSearch.ts';
import { searchOf } from '../list/linkSearch.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { MayFollow } from '../ui/MayFollow.ts';
import { Menu } from '../ui/Menu.tsx';

const query = graphql`
  query BellQuery {
    viewer {
      lowStockCount
      delayedShippedCount
      changedInShopCount
      dueHoldCount
      troubledSiteCount
      unknownWordCount
      lateReportCount
      overdueTaskCount
      driftCount
    }
  }
`;

/**
 * Asked for once when the shell is there and again whenever the bell is opened; read from the store. Without an
 * answer the bell is plain.
 */
function useCounts() {
  const environment = useRelayEnvironment();
  const { viewer } = useLazyLoadQuery<BellQuery>(query, {}, { fetchPolicy: 'store-only' });
  const refresh = useCallback(
    () => fetchQuery<BellQuery>(environment, query, {}).subscribe({ error: () => undefined }),
    [environment],
  );
  useEffect(() => {
    const { unsubscribe } = refresh();
    return unsubscribe;
  }, [refresh]);
  return { counts: viewer, refresh };
}

interface Notice {
  id: string;
  icon: LucideIcon;
  /** How many; it is left out when there are none. */
  count: number;
  /** Stands there also with none. */
  isKept?: boolean;
  label: string;
  target: NavigateOptions;
}

const ordersWhere = (search: OrderSearch): NavigateOptions => ({ to: '/ecom/main-order-list', search: searchOf(orderSearch, search) });

/**
 * Products low on stock, orders shipped 15 or more days ago, changed by their web shop or whose hold is over, overdue tasks,
 * shops in trouble, words and late reports of couriers, and ledgers that do not agree.
 */
export function Bell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const mayFollow = use(MayFollow);
  const { counts, refresh } = useCounts();
  const lowStock = counts?.lowStockCount ?? 0;
  const delayed = counts?.delayedShippedCount ?? 0;
  const changed = counts?.changedInShopCount ?? 0;
  const due = counts?.dueHoldCount ?? 0;
  const overdue = counts?.overdueTaskCount ?? 0;
  const troubled = counts?.troubledSiteCount ?? 0;
  const unknown = counts?.unknownWordCount ?? 0;
  const lateReports = counts?.lateReportCount ?? 0;
  const drift = counts?.driftCount ?? 0;
  const notices: Notice[] = [
    {
      id: 'drift', icon: Scale, count: drift, target: { to: '/reports/self-check' },
      label: t('{{count}} differences in stock or money', { count: drift, defaultValue_one: '{{count}} difference in stock or money' }),
    },
    {
      id: 'low-stock', icon: Package, count: lowStock, isKept: true, target: { to: '/notification/low-stock' },
      label: t('{{count}} products low on stock', { count: lowStock, defaultValue_one: '{{count}} product low on stock' }),
    },
    {
      id: 'delayed', icon: Truck, count: delayed, isKept: true, target: ordersWhere({ status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS }),
      label: t('{{count}} orders shipped 15 or more days ago', {
        count: delayed, defaultValue_one: '{{count}} order shipped 15 or more days ago',
      }),
    },
    {
      id: 'changed', icon: Store, count: changed, target: ordersWhere({ shop: 'CHANGED' }),
      label: t('{{count}} approved orders changed in the web shop', {
        count: changed, defaultValue_one: '{{count}} approved order changed in the web shop',
      }),
    },
    {
      id: 'due', icon: CalendarClock, count: due, target: ordersWhere({ only: 'holdDue' }),
      label: t('{{count}} orders whose hold is over', { count: due, defaultValue_one: '{{count}} order whose hold is over' }),
    },
    {
      id: 'tasks', icon: ListTodo, count: overdue,
      target: { to: '/task/task-list', search: searchOf(taskSearch, { page: 1, status: ALL, at: 'OVERDUE' }) },
      label: t('{{count}} overdue tasks', { count: overdue, defaultValue_one: '{{count}} overdue task' }),
    },
    {
      id: 'sites', icon: Globe, count: troubled, target: { to: '/setting/integrate-website' },
      label: t('{{count}} web shops need a look', { count: troubled, defaultValue_one: '{{count}} web shop needs a look' }),
    },
    {
      id: 'word', icon: Truck, count: unknown, target: { to: '/delivery-method/courier-reports' },
      label: t('Unknown words of couriers: {{number}}', { number: unknown }),
    },
    {
      id: 'late-reports', icon: Truck, count: lateReports, target: { to: '/delivery-method/courier-reports' },
      label: t('Late reports of couriers: {{number}}', { number: lateReports }),
    },
  ];
  const total = notices.reduce((sum, { count }) => sum + count, 0);
  return (
    <Menu
      label={t('Notifications')}
      onOpenChange={(isOpen) => isOpen && refresh()}
      trigger={
        <IconButton
          icon={BellIcon}
          badge={total}
          label={
            total === 0
              ? t('Notifications')
              : t('{{count}} notifications', { count: total, defaultValue_one: '{{count}} notification' })
          }
        />
      }
      entries={notices
        .filter(({ count, isKept }) => isKept || count > 0)
        .map(({ id, icon, label, target }) => ({ id, icon, label, isDisabled: !mayFollow(target.to), onAction: () => void navigate(target) }))}
    />
  );
}
