import { useState } from 'react';
import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { useProductLookup } from '../../catalog/useProductLookup.ts';
import { withCode } from '../../catalog/productLookup.ts';
import type { MessageItem, ReadMessage } from '../paste/readMessage.ts';
import { withProduct } from './orderDraft.ts';
import type { LineDraft, OrderDraft } from './orderDraft.ts';

interface Target {
  form: Pick<CommandForm<OrderDraft>, 'values' | 'change'>;
  setLines: (lines: LineDraft[]) => void;
  onArea: () => void;
}

/**
 * Fills the form from a pasted message; ordered goods that match no product, or several, are left to be chosen by
 * hand.
 */
export function usePastedMessage({ form: { values, change }, setLines, onArea }: Target) {
  const [unknown, setUnknown] = useState<readonly MessageItem[]>([]);
  const { lookUp } = useProductLookup({ text: '', withCost: false, isUsed: false });

  async function fill(read: ReadMessage): Promise<void> {
    if (read.phone) change('phone', read.phone);
    if (read.altPhone) change('altPhone', read.altPhone);
    if (read.name) change('customerName', read.name);
    if (read.address) change('address', read.address);
    if (read.advance !== null) change('advance', read.advance);
    if (read.district) {
      onArea();
      change('district', read.district);
      change('thana', read.thana);
    }
    const notFound: MessageItem[] = [];
    for (const item of read.items) {
      // If the lookup fails, the item is chosen by hand.
      const rows = await lookUp(item.text).catch(() => []);
      const product = withCode(item.text, rows) ?? (rows.length === 1 ? rows[0] : undefined);
      if (product) setLines(withProduct(values().lines, product, item.quantity));
      else notFound.push(item);
    }
    setUnknown(notFound);
  }

  return { fill, unknown, forget: () => setUnknown([]) };
}
