import type { TFunction } from 'i18next';
import { Archive, CalendarClock, CircleCheck, MessageSquareText, Tag, Truck, UserRound, XCircle } from 'lucide-react';
import type { OrdersFilter } from '../../../__generated__/OrderListPageQuery.graphql.ts';
import type { BulkAction as GridAction } from '../../../ui/datagrid/SelectionBar.tsx';
import type { GridSelection } from '../../../ui/datagrid/useGridSelection.ts';

export type BulkAction = 'CONFIRM' | 'PACK' | 'HOLD' | 'CANCEL' | 'COURIER' | 'TAG' | 'ASSIGN' | 'TEXT';

export interface BulkSelection {
  /** Ids of the selected rows; or `filter` for all matching orders, loaded or not. */
  orders?: readonly string[];
  filter?: OrdersFilter;
  count: number;
  /** Those of them that are to be sent on a later day; undefined where rows are not loaded. */
  later?: number;
}

/** These orders, of which nobody asks whether they are to be sent on a later day. */
export const ofOrders = (orders: readonly string[]): BulkSelection => ({ orders, count: orders.length });

/** The orders that a bulk dialog acts on. */
export function bulkSelection({ ids, isAllMatching }: GridSelection, filter: OrdersFilter, total: number | undefined, later: number): BulkSelection {
  return isAllMatching ? { filter, count: total ?? ids.size } : { orders: [...ids], count: ids.size, later };
}

/** The bulk actions that the viewer may use. */
export function orderBulkActions(
  t: TFunction,
  { canConfirm, canUpdate, canText, onAction }: { canConfirm: boolean; canUpdate: boolean; canText: boolean; onAction: (action: BulkAction) => void },
): GridAction[] {
  const actions: { id: BulkAction; label: string; icon: GridAction['icon']; isAllowed: boolean }[] = [
    { id: 'CONFIRM', label: t('Confirm'), icon: CircleCheck, isAllowed: canConfirm },
    { id: 'PACK', label: t('Mark packed'), icon: Archive, isAllowed: canUpdate },
    { id: 'COURIER', label: t('Courier'), icon: Truck, isAllowed: canUpdate },
    { id: 'TAG', label: t('Tag'), icon: Tag, isAllowed: canUpdate },
    { id: 'ASSIGN', label: t('Assign'), icon: UserRound, isAllowed: canUpdate },
    { id: 'TEXT', label: t('SMS'), icon: MessageSquareText, isAllowed: canText },
    { id: 'HOLD', label: t('Put on hold'), icon: CalendarClock, isAllowed: canUpdate },
    { id: 'CANCEL', label: t('Cancel'), icon: XCircle, isAllowed: canUpdate },
  ];
  return actions.filter(({ isAllowed }) => isAllowed).map(({ id, label, icon }) => ({ id, label, icon, onAction: () => onAction(id) }));
}
