import { useVirtualizer } from '@tanstack/react-virtual';
import type { ReactNode, RefObject } from 'react';

interface VirtualRowsProps {
  count: number;
  rowHeight: number;
  scroller: RefObject<HTMLElement | null>;
  renderRow: (index: number) => ReactNode;
}

function Spacer({ height }: { height: number }) {
  return height > 0 && <tr aria-hidden style={{ height }} />;
}

/** Keeps only the rows near the window in the document. Loaded for long lists alone. */
export function VirtualRows({ count, rowHeight, scroller, renderRow }: VirtualRowsProps) {
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 12,
  });
  const items = virtualizer.getVirtualItems();
  const first = items[0]?.start ?? 0;
  const last = items.at(-1)?.end ?? 0;
  return (
    <tbody>
      <Spacer height={first} />
      {items.map((item) => renderRow(item.index))}
      <Spacer height={virtualizer.getTotalSize() - last} />
    </tbody>
  );
}
