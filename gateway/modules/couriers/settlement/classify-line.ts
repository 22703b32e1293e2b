import type { Poisha } from '../../../../schema/rules/money.ts';
import { deliveryZone } from '../../../../schema/rules/delivery-zone.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import type { LineResult, OrderStatus, SettlementStatus } from '../../../db/generated/client/enums.ts';

/** One line of a statement, in poisha. */
export interface PaidLine {
  consignment: string;
  invoice: string;
  phone: string;
  collectedPoisha: Poisha;
  deliveryPoisha: Poisha;
  codFeePoisha: Poisha;
  returnPoisha: Poisha;
  /** What the courier added; negative for a deduction. */
  adjustPoisha: Poisha;
}

/** An order of the courier and what the courier owes for it. */
export interface OwedOrder {
  id: string;
  status: OrderStatus;
  settlementStatus: SettlementStatus;
  district: string;
  thana: string;
  phone: string;
  /** By the journal: the amount owed in total, and the part not paid yet. */
  owedPoisha: Poisha;
  leftPoisha: Poisha;
}

export type Terms = Pick<Courier,
  'insidePoisha' | 'suburbPoisha' | 'outsidePoisha' | 'extraKgPoisha' | 'codBasisPoints' | 'tolerancePoisha'>;

export interface Classification {
  result: LineResult;
  /** The part of the receivable that the line settles. */
  settledPoisha: Poisha;
}

interface LineContext {
  terms: Terms;
  isRepeated: boolean;
  /** A person entered that the courier pays the rest later. */
  restComes?: boolean;
}

const abs = (amount: Poisha) => (amount < 0n ? -amount : amount);

export const netOf = (line: PaidLine): Poisha =>
  line.collectedPoisha - line.deliveryPoisha - line.codFeePoisha - line.returnPoisha + line.adjustPoisha;

/** Classifies a line by its order; `isRepeated` when an earlier line of the statement is for the same order. */
export function classifyLine(line: PaidLine, order: OwedOrder | null, { terms, isRepeated, restComes = false }: LineContext): Classification {
  if (!order) return { result: 'UNKNOWN_PARCEL', settledPoisha: 0n };
  const { settlementStatus, leftPoisha, owedPoisha } = order;
  const isPaid = settlementStatus === 'SETTLED' || settlementStatus === 'DISPUTED' || settlementStatus === 'WRITTEN_OFF';
  if (isRepeated || isPaid) return { result: 'DUPLICATE', settledPoisha: 0n };
  // Nothing is owed before delivery, and never for a parcel that was refused without a fee.
  if (settlementStatus === 'NA' && owedPoisha === 0n) {
    const cameBack = order.status === 'RETURN_PENDING' || order.status === 'RETURNED';
    return { result: cameBack && line.collectedPoisha === 0n ? 'MATCHED' : 'NOT_DELIVERED_HERE', settledPoisha: 0n };
  }
  const difference = line.collectedPoisha - leftPoisha;
  if (restComes && difference < -terms.tolerancePoisha) return { result: 'PARTIAL', settledPoisha: line.collectedPoisha };
  if (abs(difference) > terms.tolerancePoisha) return { result: difference < 0n ? 'SHORT' : 'OVER', settledPoisha: leftPoisha };
  return { result: isChargedAsAgreed(line, order, terms) ? 'MATCHED' : 'CHARGE_DIFF', settledPoisha: leftPoisha };
}

/** Whether the charges follow the terms. A charge without a term is accepted, and so is one that fits a number of extra kilograms. */
function isChargedAsAgreed(line: PaidLine, order: OwedOrder, terms: Terms): boolean {
  const { tolerancePoisha: tolerance, extraKgPoisha: extra } = terms;
  const fee = line.collectedPoisha * BigInt(terms.codBasisPoints) / 10_000n;
  if (terms.codBasisPoints > 0 && abs(line.codFeePoisha - fee) > tolerance) return false;
  const zone = deliveryZone(order);
  const agreed = zone === null ? 0n : { inside: terms.insidePoisha, suburb: terms.suburbPoisha, outside: terms.outsidePoisha }[zone];
  if (agreed === 0n) return true;
  const beyond = line.deliveryPoisha - agreed;
  if (abs(beyond) <= tolerance) return true;
  return extra > 0n && beyond > 0n && (beyond % extra <= tolerance || extra - (beyond % extra) <= tolerance);
}
