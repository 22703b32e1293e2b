import type { Poisha } from '../../../schema/rules/money.ts';
import { spread } from '../../../schema/rules/spread.ts';

/** What a web order is charged and sent by the line. Pure. */

interface SoldLine {
  quantity: number;
  totalPoisha: Poisha;
  refundedQuantity: number;
  refundedPoisha: Poisha;
  sendsNothing: boolean;
}

/**
 * The lines that are sent, less their refunds. What the buyer pays for lines for which nothing is sent falls on those
 * that cost nothing, by their pieces: they are the parts of a bundle whose price stands at its container.
 */
export function sentLines<Line extends SoldLine>(lines: Line[]): Line[] {
  const left = lines.map(afterRefunds).filter(({ quantity }) => quantity > 0);
  const sent = left.filter(({ sendsNothing }) => !sendsNothing);
  const parts = sent.filter(({ totalPoisha }) => totalPoisha === 0n);
  const unsent = left.filter(({ sendsNothing }) => sendsNothing).reduce((sum, line) => sum + line.totalPoisha, 0n);
  const prices = new Map(spread(unsent, parts.map(({ quantity }) => BigInt(quantity))).map((price, index) => [parts[index]!, price]));
  return sent.map((line) => ({ ...line, totalPoisha: prices.get(line) ?? line.totalPoisha }));
}

/** The pieces and the money of a line that are left after its refunds. */
function afterRefunds<Line extends SoldLine>(line: Line): Line {
  const left = line.totalPoisha - line.refundedPoisha;
  return { ...line, quantity: line.quantity - line.refundedQuantity, totalPoisha: left > 0n ? left : 0n };
}

export const isTaka = ({ currency }: { currency: string }): boolean => currency === 'BDT';

/** The shop gives only the total of a line, which need not divide evenly by its pieces. */
export function unitPrice(total: Poisha, quantity: bigint) {
  const unitPricePoisha = (total + quantity - 1n) / quantity;
  return { unitPricePoisha, discountPoisha: unitPricePoisha * quantity - total };
}

export interface FormLine {
  quantity: number;
  unitPricePoisha: Poisha;
  discountPoisha: Poisha;
}

/** Pieces and price of a line that is sent, as a form begins with them; without a price in a foreign currency. */
export function formPrice({ quantity, totalPoisha }: Pick<SoldLine, 'quantity' | 'totalPoisha'>, order: { currency: string }): FormLine {
  return { quantity, ...(isTaka(order) ? unitPrice(totalPoisha, BigInt(quantity)) : { unitPricePoisha: 0n, discountPoisha: 0n }) };
}

/** The same of a single line, without what falls on it of others. Null where nothing of it is sent. */
export function formLine(line: SoldLine, order: { currency: string }): FormLine | null {
  const [sent] = sentLines([line]);
  return sent ? formPrice(sent, order) : null;
}
