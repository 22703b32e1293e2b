import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../../schema/rules/format.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { AskToTell } from '../../messaging/components/AskToTell.tsx';
import { useToldEvents } from '../../messaging/useToldEvents.ts';
import { useConfirmOrderRow } from '../mutations/useConfirmOrderRow.ts';
import type { OrderRow } from '../orderColumns.tsx';
import { shortageText } from '../shortageText.ts';

/** A message about one selected order. */
export interface RowNote {
  id: string;
  /** Order reference: 'NG-1024'. */
  reference: string;
  reason: string;
}

export interface ConfirmReport {
  /** Number of selected orders. */
  total: number;
  failures: RowNote[];
  /** Confirmed with shortages. */
  short: RowNote[];
  /** Number of orders that were skipped because they are not pending. */
  skipped: number;
}

export interface ConfirmOutcome {
  /** Null if there is nothing to report. */
  report: ConfirmReport | null;
  failedIds: readonly string[];
}

interface BulkConfirmProps {
  /** Read once, when the component mounts. */
  orders: readonly OrderRow[];
  onDone: (outcome: ConfirmOutcome) => void;
}

const EVENTS = ['CONFIRMED', 'PREORDER_READY'] as const;

/**
 * Confirms orders one after the other, so that the first ones get the stock; one failure does not stop the others.
 * Progress is shown in a toast. Runs once when it mounts; where customers are told of a confirmation by itself, or that could not be
 * read, it asks first whether those of several orders are.
 */
export function BulkConfirm({ orders, onDone }: BulkConfirmProps) {
  const { t } = useTranslation();
  const { confirmOrderRow } = useConfirmOrderRow();
  const hasBegun = useRef(false);
  const { events: told, isLoading } = useToldEvents();
  const [tells, setTells] = useState(false);
  const [isAsking, setAsking] = useState(false);

  async function confirmOne({ id, reference, version }: OrderRow, failures: RowNote[], short: RowNote[]) {
    const outcome = await confirmOrderRow({ orderId: id, version, tells: orders.length === 1 || tells });
    if (!outcome.ok) return failures.push({ id, reference, reason: outcome.problem.message });
    const { shortages } = outcome.data;
    return shortages.length > 0 && short.push({ id, reference, reason: shortageText(shortages, t) });
  }

  async function confirmAll(): Promise<ConfirmOutcome> {
    // The oldest first, however the list is sorted: earlier orders get the stock.
    const waiting = orders
      .filter((order) => order.nextStatuses.includes('CONFIRMED'))
      .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
    const failures: RowNote[] = [];
    const short: RowNote[] = [];
    const total = waiting.length;
    const id = toast.loading(t('Confirming {{done}} of {{total}}', { done: 0, total }));
    for (const [done, order] of waiting.entries()) {
      toast.loading(t('Confirming {{done}} of {{total}}', { done: done + 1, total }), id);
      await confirmOne(order, failures, short);
    }
    sayResult(total - failures.length, total, id);
    const skipped = orders.length - total;
    const isSmooth = failures.length + short.length + skipped === 0;
    return {
      report: isSmooth ? null : { total: orders.length, failures, short, skipped },
      failedIds: failures.map((failure) => failure.id),
    };
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

  const begin = useEffectEvent(() => {
    if (orders.length > 1 && (!told || EVENTS.some((event) => told.includes(event)))) setAsking(true);
    else void confirmAll().then(onDone);
  });
  useEffect(() => {
    if (hasBegun.current || isLoading) return;
    hasBegun.current = true;
    begin();
  }, [isLoading]);
  return (
    <ConfirmDialog
      title={t('Confirm {{number}} orders', { count: orders.length, number: formatCount(orders.length), defaultValue_one: 'Confirm {{number}} order' })}
      confirmLabel={t('Confirm')}
      isOpen={isAsking}
      onClose={() => onDone({ report: null, failedIds: orders.map(({ id }) => id) })}
      onConfirm={() => {
        setAsking(false);
        void confirmAll().then(onDone);
      }}
    >
      <AskToTell events={EVENTS} count={orders.length}>{(texts) => <Switch isSelected={tells} onChange={setTells} {...texts} />}</AskToTell>
    </ConfirmDialog>
  );
}
