import { poishaToTaka, type Poisha } from './money.ts';
import { orderCode } from './order-code.ts';
import { orderText, type NoteWords } from './order-words.ts';

/** What a shipping note says of an order, or of the draft of one. */
export interface NotedOrder extends Pick<NoteWords, 'name' | 'items' | 'date' | 'courier' | 'shop'> {
  /** Stands before order numbers. */
  prefix: string;
  /** Null before it has one: `{order}` then stays behind the prefix. */
  number: number | null;
  totalPoisha: Poisha;
  advancePoisha: Poisha;
  collectedPoisha: Poisha;
}

/**
 * The shipping note with the words of the order in their places, as a courier reads it now. The order keeps it as it was typed:
 * what is due may change until the parcel is booked.
 */
export function filledNote(note: string, { prefix, number, totalPoisha, advancePoisha, collectedPoisha, ...said }: NotedOrder): string {
  return orderText(note, {
    ...said, order: number === null ? `${prefix}{order}` : orderCode(prefix, number),
    total: poishaToTaka(totalPoisha), advance: poishaToTaka(advancePoisha), due: poishaToTaka(totalPoisha - advancePoisha - collectedPoisha),
  });
}
