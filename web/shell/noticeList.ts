import type { NavigateOptions } from '@tanstack/react-router';
import { CalendarClock, Globe, ListTodo, Package, Scale, Store, Truck } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { NoticeKind } from '../../schema/rules/notice-kinds.ts';
import { ordersWhere, WORK_LISTS } from '../features/orders/workLists.ts';
import { t } from '../i18n.ts';

export interface Notice {
  kind: NoticeKind;
  icon: LucideIcon;
  /** How many; it is left out when there are none. */
  count: number;
  /** Stands there also with none. */
  isKept?: boolean;
  label: string;
  /** The list that has them. */
  target: NavigateOptions;
}

/** What the bell counts, in the order in which it stands in its panel. */
export function noticeList(counts: Record<NoticeKind, number>): Notice[] {
  const of = (kind: NoticeKind, icon: LucideIcon, label: string, target: NavigateOptions): Notice => ({ kind, icon, label, target, count: counts[kind] });
  const { DRIFT, LOW_STOCK, DELAYED, SHOP_CHANGES, DUE_HOLDS, OVERDUE_TASKS, TROUBLED_SITES, UNKNOWN_WORDS, LATE_REPORTS } = counts;
  return [
    of('DRIFT', Scale, t('{{count}} differences in stock or money', { count: DRIFT, defaultValue_one: '{{count}} difference in stock or money' }), {
      to: '/reports/self-check',
    }),
    {
      ...of('LOW_STOCK', Package, t('{{count}} products low on stock', { count: LOW_STOCK, defaultValue_one: '{{count}} product low on stock' }), WORK_LISTS.LOW_STOCK),
      isKept: true,
    },
    {
      ...of('DELAYED', Truck, t('{{count}} orders shipped 15 or more days ago', {
        count: DELAYED, defaultValue_one: '{{count}} order shipped 15 or more days ago',
      }), WORK_LISTS.DELAYED),
      isKept: true,
    },
    of('SHOP_CHANGES', Store, t('{{count}} approved orders changed in the web shop', {
      count: SHOP_CHANGES, defaultValue_one: '{{count}} approved order changed in the web shop',
    }), ordersWhere({ shop: 'CHANGED' })),
    of('DUE_HOLDS', CalendarClock, t('{{count}} orders whose hold is over', { count: DUE_HOLDS, defaultValue_one: '{{count}} order whose hold is over' }),
      WORK_LISTS.DUE_HOLDS),
    of('OVERDUE_TASKS', ListTodo, t('{{count}} overdue tasks', { count: OVERDUE_TASKS, defaultValue_one: '{{count}} overdue task' }), WORK_LISTS.OVERDUE_TASKS),
    of('TROUBLED_SITES', Globe, t('{{count}} web shops need a look', { count: TROUBLED_SITES, defaultValue_one: '{{count}} web shop needs a look' }), {
      to: '/setting/integrate-website',
    }),
    of('UNKNOWN_WORDS', Truck, t('Unknown words of couriers: {{number}}', { number: UNKNOWN_WORDS }), { to: '/delivery-method/courier-reports' }),
    of('LATE_REPORTS', Truck, t('Open reports of couriers: {{number}}', { number: LATE_REPORTS }), { to: '/delivery-method/courier-reports' }),
  ];
}
