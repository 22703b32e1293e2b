import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../../ui/toast.tsx';
import type { GridSelection } from '../../../ui/datagrid/useGridSelection.ts';
import { shortageText } from '../shortageText.ts';
import { useConfirmOrderRow } from '../mutations/useConfirmOrderRow.ts';
import { useRefreshOrderCounts } from '../useRefreshOrderCounts.ts';
import type { OrderRow } from '../orderColumns.tsx';

/** What there is to say of one selected order. */
export interface RowNote {
  id: string;
  /** What people call the order. */
  reference: string;
  reason: string;
}

export interface ConfirmReport {
  /** How many were selected. */
  total: number;
  failures: RowNote[];
  /** Confirmed, with more promised than is on hand. */
  short: RowNote[];
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

  async function confirmOne({ id, reference, version }: OrderRow, failures: RowNote[], short: RowNote[]) {
    const outcome = await confirmOrderRow({ orderId: id, version });
    if (!outcome.ok) return failures.push({ id, reference, reason: outcome.problem.message });
    const { shortages } = outcome.data;
    return shortages.length > 0 && short.push({ id, reference, reason: shortageText(shortages, t) });
  }

  async function confirm(orders: readonly OrderRow[], selection: GridSelection): Promise<void> {
    // Oldest first, however the list is sorted: who ordered first gets the stock.
    const waiting = orders
      .filter((order) => order.nextStatuses.includes('CONFIRMED'))
      .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    const failures: RowNote[] = [];
    const short: RowNote[] = [];
    const total = waiting.length;
    setRunning(true);
    setReport(null);
    const id = toast.loading(t('Confirming {{done}} of {{total}}', { done: 0, total }));
    for (const [done, order] of waiting.entries()) {
      toast.loading(t('Confirming {{done}} of {{total}}', { done: done + 1, total }), id);
      await confirmOne(order, failures, short);
    }
    sayResult(total - failures.length, total, id);
    const skipped = orders.length - total;
    const isSmooth = failures.length + short.length + skipped === 0;
    setReport(isSmooth ? null : { total: orders.length, failures, short, skipped });
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
