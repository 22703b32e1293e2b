import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScanNews } from './components/ScanPanel.tsx';
import { progressOf, withPiece } from './packing.ts';
import type { Packing } from './packing.ts';
import { sameText } from './scanQueue.ts';
import type { Contents } from './scanQueue.ts';
import { useScannedOrder } from './useScannedOrder.ts';

interface PackingOptions {
  tell: (news: ScanNews) => void;
  /** Sends the scan of a sticker with what is inside, or without it where that could not be read. */
  onPacked: (sticker: string, contents?: readonly Contents[]) => void;
}

/**
 * Packing by scanner: a sticker opens its parcel, then each piece is scanned until all are inside. Pieces that are scanned
 * while the parcel is still looked up wait for it.
 */
export function usePacking({ tell, onPacked }: PackingOptions) {
  const { t } = useTranslation();
  const readScanned = useScannedOrder();
  const [packing, setPacking] = useState<Packing | null>(null);
  /** The sticker whose parcel is looked up. */
  const opening = useRef<string | null>(null);
  const early = useRef<string[]>([]);

  async function open(sticker: string) {
    opening.current = sticker;
    tell({ tone: 'wait', title: sticker, note: t('Waiting for the answer') });
    const scanned = await readScanned(sticker).catch(() => null);
    // Put aside meanwhile.
    if (opening.current !== sticker) return;
    opening.current = null;
    if (scanned?.order.status !== 'CONFIRMED') {
      // Refused by the gateway with its reason; offline, where the contents are unknown, it is packed without the check.
      onPacked(sticker);
      return;
    }
    const begun = { text: sticker, scanned, packed: new Map() };
    setPacking(begun);
    tell({ tone: 'good', title: scanned.order.reference, note: t('Now scan what goes inside'), progress: progressOf(begun) });
  }

  function putInside(text: string, parcel: Packing) {
    const found = withPiece(parcel, text);
    if (!found) {
      tell({ tone: 'bad', title: text, note: t('This does not belong inside, or is in it already'), progress: progressOf(parcel) });
      return;
    }
    const progress = progressOf(found.packing);
    if (progress.at === progress.of) return finish(parcel);
    const { name, sku } = found.line;
    setPacking(found.packing);
    tell({ tone: 'good', title: name, note: `${sku} · ${parcel.scanned.order.reference}`, progress });
  }

  function finish({ text, scanned: { lines } }: Packing) {
    setPacking(null);
    onPacked(text, lines.map(({ sku, quantity: pieces }) => ({ sku, pieces })));
  }

  function scan(text: string) {
    const sticker = opening.current ?? packing?.text;
    // Read twice by accident.
    if (sticker !== undefined && sameText(sticker, text)) return;
    if (opening.current !== null) early.current.push(text);
    else if (packing) putInside(text, packing);
    else void open(text);
  }

  // One after the other: each piece is put into the parcel as the one before has left it.
  useEffect(() => {
    const next = opening.current === null ? early.current.shift() : undefined;
    if (next !== undefined) scan(next);
  });

  return {
    packing,
    /** Whether the next scan is a piece, not a sticker. */
    isOpen: () => opening.current !== null || packing !== null,
    scan,
    skip: () => packing && finish(packing),
    putAside: () => {
      opening.current = null;
      early.current = [];
      setPacking(null);
    },
  };
}
