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
  /** How many were selected. */
  total: number;
  failures: RowFailure[];
  /** Were not pending: nothing was tried with them. */
  skipped: number;
}

/**
 * Confirms orders one after the other, so that the first ones get the stock; each fails or succeeds by itself.
 * Progress stands on a toast; failed rows stay selected, for another try.
 */
export function useBulkConfirm() {
  const { t } = useTranslation();
  const { confirmOrderRow } = useConfirmOrderRow();
  const refreshCounts = useRefreshOrderCounts();
  const [isRunning, setRunning] = useState(false);
  const [report, setReport] = useState<ConfirmReport | null>(null);

  async function failureOf({ id, number, version }: OrderRow): Promise<RowFailure | null> {
    const outcome = await confirmOrderRow({ orderId: id, version });
    return outcome.ok ? null : { id, number, reason: outcome.problem.message };
  }

  async function confirm(orders: readonly OrderRow[], selection: GridSelection): Promise<void> {
    // Oldest first: who ordered first is served first.
    const waiting = orders.filter((order) => order.nextStatuses.includes('CONFIRMED')).reverse();
    const failures: RowFailure[] = [];
    const total = waiting.length;
    setRunning(true);
    setReport(null);
    const id = toast.loading(t('Confirming {{done}} of {{total}}', { done: 0, total }));
    for (const [done, order] of waiting.entries()) {
      toast.loading(t('Confirming {{done}} of {{total}}', { done: done + 1, total }), id);
      const failure = await failureOf(order);
      if (failure) failures.push(failure);
    }
    sayResult(total - failures.length, total, id);
    const skipped = orders.length - total;
    setReport(failures.length + skipped > 0 ? { total: orders.length, failures, skipped } : null);
    selection.change(new Set(failures.map((failure) => failure.id)));
    setRunning(false);
    await refreshCounts();
  }

  function sayResult(confirmed: number, total: number, id: string) {
    if (total === 0) return toast.error(t('None of them is pending'), { id });
    if (confirmed < total) {
      return toast.error(t('{{confirmed}} of {{total}} orders confirmed', { confirmed, total }), { id });
    }
    return toast.success(
      t('{{count}} orders confirmed', { count: confirmed, defaultValue_one: '{{count}} order confirmed' }),
      { id },
    );
  }

  return { confirm, isRunning, report, dismiss: () => setReport(null) };
}
