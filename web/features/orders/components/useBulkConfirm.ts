import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast.tsx';
import type { GridSelection } from '../../../ui/datagrid/useGridSelection.ts';
import { useConfirmOrderRow } from '../mutations/useConfirmOrderRow.ts';
import { useRefreshOrderCounts } from '../useRefreshOrderCounts.ts';
import type { OrderRow } from './orderColumns.tsx';

/** What became of one selected order. */
export interface RowFailure {
  id: string;
  number: number;
  reason: string;
}

export interface ConfirmReport {
  confirmed: number;
  failures: RowFailure[];
}

/**
 * Confirms orders one after the other, so that the first ones get the stock; each succeeds or fails by itself.
 * Progress stands on a toast; failed rows stay selected, for another try.
 */
export function useBulkConfirm() {
  const { t } = useTranslation();
  const { confirmOrderRow } = useConfirmOrderRow();
  const refreshCounts = useRefreshOrderCounts();
  const [isRunning, setRunning] = useState(false);
  const [report, setReport] = useState<ConfirmReport | null>(null);

  async function failureOf(order: OrderRow): Promise<RowFailure | null> {
    const { id, number, version } = order;
    if (!order.nextStatuses.includes('CONFIRMED')) {
      return { id, number, reason: t('It is not pending, so there is nothing to confirm.') };
    }
    const outcome = await confirmOrderRow({ orderId: id, version });
    return outcome.ok ? null : { id, number, reason: outcome.problem.message };
  }

  async function confirm(orders: readonly OrderRow[], selection: GridSelection): Promise<void> {
    const failures: RowFailure[] = [];
    setRunning(true);
    setReport(null);
    const id = toast.loading(t('Confirming {{done}} of {{total}}', { done: 0, total: orders.length }));
    // Oldest first: who ordered first is served first.
    for (const [done, order] of [...orders].reverse().entries()) {
      toast.loading(t('Confirming {{done}} of {{total}}', { done: done + 1, total: orders.length }), id);
      const failure = await failureOf(order);
      if (failure) failures.push(failure);
    }
    const confirmed = orders.length - failures.length;
    const said = t('{{count}} orders confirmed', { count: confirmed, defaultValue_one: '{{count}} order confirmed' });
    if (failures.length === 0) toast.success(said, { id });
    else toast.error(t('{{confirmed}} of {{total}} orders confirmed', { confirmed, total: orders.length }), { id });
    setReport(failures.length > 0 ? { confirmed, failures } : null);
    selection.change(new Set(failures.map((failure) => failure.id)));
    setRunning(false);
    await refreshCounts();
  }

  return { confirm, isRunning, report, dismiss: () => setReport(null) };
}
