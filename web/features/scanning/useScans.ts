import { useCallback, useEffect, useRef, useState } from 'react';
import { useScanOrder } from './mutations/useScanOrder.ts';
import { keepScans, readScans } from './scanQueue.ts';
import type { Mode, Scan } from './scanQueue.ts';

/** Milliseconds between attempts while the gateway cannot be reached. */
const RETRY_MS = 4_000;

/** The gateway may have carried it out or not: the scan is sent again with the same key. */
const isLost = (code: string) => ['NETWORK', 'TIMEOUT', 'UNAVAILABLE', 'RATE_LIMITED'].includes(code);

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

  const write = useCallback((next: readonly Scan[]) => {
    keepScans(businessId, userId, next);
    newest.current = next;
    setScans(next);
  }, [businessId, userId]);

  const change = useCallback((key: string, patch: Partial<Scan>) => {
    const next = newest.current.map((scan) => (scan.key === key ? { ...scan, ...patch } : scan));
    write(next);
    return next.find((scan) => scan.key === key)!;
  }, [write]);

  /** The oldest first, as they were scanned. */
  const sendAll = useCallback(async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = newest.current.findLast(({ state }) => state === 'WAITING');
      if (!next) break;
      const { key, mode, text, courierName } = next;
      change(key, { isSent: true });
      const outcome = await scanOrder({ input: { mode, text, courierName } }, { idempotencyKey: key });
      if (!outcome.ok && isLost(outcome.problem.code)) {
        setOffline(true);
        break;
      }
      setOffline(false);
      settled.current(change(key, outcome.ok
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

  function add(scan: { mode: Mode; text: string; courierName?: string }) {
    write([{ ...scan, key: crypto.randomUUID(), at: Date.now(), state: 'WAITING' }, ...newest.current]);
    void sendAll();
  }

  /** Undoes a scan; one that was never sent is dropped. Returns the gateway's refusal, or null. */
  async function undo({ key, state, orderId, mode }: Scan): Promise<string | null> {
    if (state === 'DONE') {
      const outcome = await undoScan({ input: { orderId: orderId!, mode } });
      if (!outcome.ok) return outcome.problem.message;
    }
    change(key, { state: 'UNDONE' });
    return null;
  }

  return { scans, isOffline, add, undo, forget: () => write(newest.current.filter(({ state }) => state === 'WAITING')) };
}
