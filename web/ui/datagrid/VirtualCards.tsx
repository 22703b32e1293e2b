import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode, Ref } from 'react';

interface VirtualCardsProps {
  count: number;
  renderCard: (index: number, measure?: Ref<HTMLLIElement>) => ReactNode;
}

/** A usual card with the gap under it; each is measured once it is drawn. */
const CARD_HEIGHT = 112;

function Spacer({ height }: { height: number }) {
  return height > 0 && <li aria-hidden style={{ height }} />;
}

/** Keeps only the cards near the window in the document. Loaded for long lists alone. */
export function VirtualCards({ count, renderCard }: VirtualCardsProps) {
  const marker = useRef<HTMLLIElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => {
    const list = marker.current?.parentElement;
    if (list) setScrollMargin(list.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => CARD_HEIGHT,
    // The gap is a margin of the card.
    measureElement: (card) => card.getBoundingClientRect().height + parseFloat(getComputedStyle(card).marginBottom),
    overscan: 6,
    scrollMargin,
  });
  const items = virtualizer.getVirtualItems();
  const first = (items[0]?.start ?? scrollMargin) - scrollMargin;
  const last = (items.at(-1)?.end ?? scrollMargin) - scrollMargin;
  return (
    <>
      <li ref={marker} hidden />
      <Spacer height={first} />
      {items.map((item) => renderCard(item.index, virtualizer.measureElement))}
      <Spacer height={virtualizer.getTotalSize() - last} />
    </>
  );
}
