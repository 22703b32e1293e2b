import { useNavigate } from '@tanstack/react-router';
import { Bell as BellIcon, CalendarClock, Globe, ListTodo, Package, Scale, Store, Truck } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay/hooks';
import { LATE_PARCEL_DAYS } from '../../schema/rules/late-parcel.ts';
import type { BellQuery } from '../__generated__/BellQuery.graphql.ts';
import { orderSearch } from '../features/orders/orderSearch.ts';
import { ALL, taskSearch } from '../features/tasks/taskSearch.ts';
import { searchOf } from '../list/linkSearch.ts';
import { IconButton } from '../ui/IconButton.tsx';
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

/** Products low on stock, orders shipped 15 or more days ago changed by their web shop or whose hold is over, overdue tasks, shops in trouble, words and late reports of couriers, and ledgers that do not agree. */
export function Bell() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { counts, refresh } = useCounts();
  const lowStock = counts?.lowStockCount ?? 0;
  const delayed = counts?.delayedShippedCount ?? 0;
  const changed = counts?.changedInShopCount ?? 0;
  const troubled = counts?.troubledSiteCount ?? 0;
  const due = counts?.dueHoldCount ?? 0;
  const unknown = counts?.unknownWordCount ?? 0;
  const lateReports = counts?.lateReportCount ?? 0;
  const drift = counts?.driftCount ?? 0;
  const overdue = counts?.overdueTaskCount ?? 0;
  const total = lowStock + delayed + changed + due + overdue + troubled + unknown + lateReports + drift;
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
      entries={[
        ...(drift > 0
          ? [
              {
                id: 'drift',
                icon: Scale,
                label: t('{{count}} differences in stock or money', { count: drift, defaultValue_one: '{{count}} difference in stock or money' }),
                onAction: () => void navigate({ to: '/reports/self-check' }),
              },
            ]
          : []),
        {
          id: 'low-stock',
          icon: Package,
          label: t('{{count}} products low on stock', {
            count: lowStock,
            defaultValue_one: '{{count}} product low on stock',
          }),
          onAction: () => void navigate({ to: '/notification/low-stock' }),
        },
        {
          id: 'delayed',
          icon: Truck,
          label: t('{{count}} orders shipped 15 or more days ago', {
            count: delayed,
            defaultValue_one: '{{count}} order shipped 15 or more days ago',
          }),
          onAction: () =>
            void navigate({
              to: '/ecom/main-order-list',
              search: searchOf(orderSearch, { status: 'SHIPPED', shippedDays: LATE_PARCEL_DAYS }),
            }),
        },
        ...(changed > 0
          ? [
              {
                id: 'changed',
                icon: Store,
                label: t('{{count}} approved orders changed in the web shop', {
                  count: changed,
                  defaultValue_one: '{{count}} approved order changed in the web shop',
                }),
                onAction: () =>
                  void navigate({ to: '/ecom/main-order-list', search: searchOf(orderSearch, { shop: 'CHANGED' }) }),
              },
            ]
          : []),
        ...(due > 0
          ? [
              {
                id: 'due',
                icon: CalendarClock,
                label: t('{{count}} orders whose hold is over', { count: due, defaultValue_one: '{{count}} order whose hold is over' }),
                onAction: () =>
                  void navigate({ to: '/ecom/main-order-list', search: searchOf(orderSearch, { only: 'holdDue' }) }),
              },
            ]
          : []),
        ...(overdue > 0
          ? [
              {
                id: 'tasks',
                icon: ListTodo,
                label: t('{{count}} overdue tasks', { count: overdue, defaultValue_one: '{{count}} overdue task' }),
                onAction: () => void navigate({ to: '/task/task-list', search: searchOf(taskSearch, { page: 1, status: ALL, at: 'OVERDUE' }) }),
              },
            ]
          : []),
        ...(troubled > 0
          ? [
              {
                id: 'sites',
                icon: Globe,
                label: t('{{count}} web shops need a look', {
                  count: troubled,
                  defaultValue_one: '{{count}} web shop needs a look',
                }),
                onAction: () => void navigate({ to: '/setting/integrate-website' }),
              },
            ]
          : []),
        ...(unknown > 0
          ? [
              {
                id: 'word',
                icon: Truck,
                label: t('Unknown words of couriers: {{number}}', { number: unknown }),
                onAction: () => void navigate({ to: '/delivery-method/courier-reports' }),
              },
            ]
          : []),
        ...(lateReports > 0
          ? [
              {
                id: 'late-reports',
                icon: Truck,
                label: t('Late reports of couriers: {{number}}', { number: lateReports }),
                onAction: () => void navigate({ to: '/delivery-method/courier-reports' }),
              },
            ]
          : []),
      ]}
    />
  );
}
