import { useCallback, useEffect, useRef, useState } from 'react';
import { isUndecided } from '../../relay/commandProblem.ts';
import { newIdempotencyKey } from '../../relay/idempotencyKey.ts';
import { useScanOrder } from './mutations/useScanOrder.ts';
import { keepScans, onScansChanged, readScans } from './scanQueue.ts';
import type { Scan } from './scanQueue.ts';

/** Milliseconds between attempts while the gateway cannot be reached. */
const RETRY_MS = 4_000;

interface ScansOptions {
  businessId: string;
  userId: string;
  /** A scan was carried out or refused. */
  onSettled: (scan: Scan) => void;
}

/**
 * The queue of scans of this browser: each is saved before it is sent, sent in order, and sent again with the same
 * key until the gateway has answered, even after the page was left.
 */
export function useScans({ businessId, userId, onSettled }: ScansOptions) {
  const [scans, setScans] = useState(() => readScans(businessId, userId));
  const [isOffline, setOffline] = useState(false);
  const newest = useRef(scans);
  const isSending = useRef(false);
  const settled = useRef(onSettled);
  const { scanOrder, undoScan } = useScanOrder();
  useEffect(() => {
    settled.current = onSettled;
  });

  const show = useCallback((next: readonly Scan[]) => {
    newest.current = next;
    setScans(next);
  }, []);

  /** Changes what the storage has by now: another tab may have scanned in between. */
  const write = useCallback((update: (kept: readonly Scan[]) => readonly Scan[]) => {
    const next = update(readScans(businessId, userId));
    keepScans(businessId, userId, next);
    show(next);
  }, [businessId, userId, show]);

  useEffect(() => onScansChanged(businessId, userId, show), [businessId, userId, show]);

  const change = useCallback((scan: Scan, patch: Partial<Scan>) => {
    const changed = { ...scan, ...patch };
    write((kept) => kept.map((one) => (one.key === scan.key ? changed : one)));
    return changed;
  }, [write]);

  /** The oldest first, as they were scanned. */
  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = newest.current.findLast(({ state }) => state === 'WAITING');
      if (!next) break;
      const { key, mode, text, contents, courierName, returnReason } = next;
      change(next, { isSent: true });
      const outcome = await scanOrder({ input: { mode, text, contents, courierName, returnReason } }, { idempotencyKey: key });
      // It waits: for the network, a sign-in, or until this tab's business is the session's again.
      if (!outcome.ok && (isUndecided(outcome.problem) || outcome.problem.reason === 'OTHER_BUSINESS')) {
        setOffline(true);
        break;
      }
      setOffline(false);
      settled.current(change({ ...next, isSent: true }, outcome.ok
        ? { state: 'DONE', orderId: outcome.data.id, reference: outcome.data.reference }
        : { state: 'REFUSED', message: outcome.problem.message }));
    }
    isSending.current = false;
  }, [scanOrder, change]);

  useEffect(() => {
    const again = () => void sendAll();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    again();
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [sendAll]);

  function add(scan: Pick<Scan, 'mode' | 'text' | 'contents' | 'courierName' | 'returnReason'>) {
    write((kept) => [{ ...scan, key: newIdempotencyKey(), at: Date.now(), state: 'WAITING' }, ...kept]);
    void sendAll();
  }

  /** Keeps a scan that was refused here, before it was sent. */
  function refuse(scan: Pick<Scan, 'mode' | 'text' | 'message'>) {
    write((kept) => [{ ...scan, key: newIdempotencyKey(), at: Date.now(), state: 'REFUSED' }, ...kept]);
  }

  /** Undoes a scan; one that was never sent is dropped. Returns the gateway's refusal, or null. */
  async function undo(scan: Scan): Promise<string | null> {
    if (scan.state === 'DONE') {
      const outcome = await undoScan({ input: { orderId: scan.orderId!, mode: scan.mode } });
      if (!outcome.ok) return outcome.problem.message;
    }
    change(scan, { state: 'UNDONE' });
    return null;
  }

  return { scans, isOffline, add, refuse, undo, forget: () => write((kept) => kept.filter(({ state }) => state === 'WAITING')) };
}
