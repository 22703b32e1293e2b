import type { CommandForm } from '../../../forms/useCommandForm.ts';
import { PasteMessageDialog } from '../paste/PasteMessageDialog.tsx';
import type { MessageItem, ReadMessage } from '../paste/readMessage.ts';
import type { OrderDraft } from './orderDraft.ts';

interface PasteOrderDialogProps {
  form: Pick<CommandForm<OrderDraft>, 'change'>;
  /** Adds goods by their name or SKU; false where they match no product, or several. */
  onGoods: (item: MessageItem) => Promise<boolean>;
  onArea: () => void;
  /** Goods that are left to be chosen by hand. */
  onUnknown: (items: readonly MessageItem[]) => void;
  onClose: () => void;
}

/** Fills in an order from a pasted message. */
export function PasteOrderDialog({ form: { change }, onGoods, onArea, onUnknown, onClose }: PasteOrderDialogProps) {
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
    for (const item of read.items) if (!await onGoods(item)) notFound.push(item);
    onUnknown(notFound);
  }

  return <PasteMessageDialog onRead={(read) => void fill(read)} onClose={onClose} />;
}
