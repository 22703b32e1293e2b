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
  /** What the courier still owes for goods of the order that it has lost. */
  claimPoisha: Poisha;
  /** The parcels of the order at this courier, and how many of them posted statements charged for: for the way there, for the way back. */
  parcels: number;
  deliveries: number;
  returns: number;
  /** The weight of the goods; null where that of a product is unknown. */
  grams: number | null;
}

export type Terms = Pick<Courier,
  'insidePoisha' | 'suburbPoisha' | 'outsidePoisha' | 'extraKgPoisha' | 'baseKg' | 'codBasisPoints' | 'returnPercent' | 'tolerancePoisha'>;

export interface Classification {
  result: LineResult;
  /** The part of the receivable that the line settles. */
  settledPoisha: Poisha;
  /** The part of the claim for lost goods that the line pays. */
  claimPoisha: Poisha;
  /** It charges for a parcel whose cash stands on another line, before or after, and settles nothing. */
  isChargeAlone: boolean;
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

/** What a line pays in all, before the charges. */
export const paidBy = ({ collectedPoisha, adjustPoisha }: Pick<PaidLine, 'collectedPoisha' | 'adjustPoisha'>): Poisha => collectedPoisha + adjustPoisha;

/** Classifies a line by its order; `isRepeated` when an earlier line of the statement is for the same order. */
export function classifyLine(line: PaidLine, order: OwedOrder | null, context: LineContext): Classification {
  const claimed = order ? claimPaidBy(line, order) : 0n;
  if (claimed > 0n) return { result: 'COMPENSATED', settledPoisha: 0n, claimPoisha: claimed, isChargeAlone: false };
  if (order && isChargeForWayBack(line, order, context)) return judgeCharges(line, order, context.terms);
  return { ...classifyCash(line, order, context), claimPoisha: 0n, isChargeAlone: false };
}

/** Judges charges of a parcel whose cash stands on another line. */
export const judgeCharges = (charges: PaidLine, order: OwedOrder, terms: Terms): Classification =>
  ({ result: isChargedAsAgreed(charges, order, terms) ? 'MATCHED' : 'CHARGE_DIFF', settledPoisha: 0n, claimPoisha: 0n, isChargeAlone: true });

const PAID: readonly SettlementStatus[] = ['SETTLED', 'DISPUTED', 'WRITTEN_OFF'];

/** It charges for the way back, perhaps with the way there, of a parcel that is coming back by our books too. */
const isOfWayBack = (line: PaidLine, order: OwedOrder) =>
  line.returnPoisha > 0n && line.collectedPoisha === 0n && line.codFeePoisha === 0n && (line.deliveryPoisha === 0n || CAME_BACK.has(order.status));

/**
 * The way back is charged without cash, once for each parcel: after the cash was paid, of what a customer sends back, or
 * before, of what was refused against a fee or taken in part.
 */
function isChargeForWayBack(line: PaidLine, order: OwedOrder, { isRepeated }: LineContext): boolean {
  if (!isOfWayBack(line, order) || isChargedAgain(line, order)) return false;
  return isCashOpen(order) || ((isRepeated || PAID.includes(order.settlementStatus)) && CAME_BACK.has(order.status));
}

/** Whether the courier still owes cash of it that is not disputed. */
export const isCashOpen = ({ settlementStatus, leftPoisha }: OwedOrder) => (settlementStatus === 'UNSETTLED' || settlementStatus === 'PARTIAL') && leftPoisha !== 0n;

/** Nothing is owed of it, now or ever, by the books. */
export const owesNothing = ({ settlementStatus, owedPoisha }: OwedOrder) => settlementStatus === 'NA' && owedPoisha === 0n;

/** Money is for lost goods where no cash is owed, or none was collected. */
function claimPaidBy(line: PaidLine, order: OwedOrder): Poisha {
  if (!owesNothing(order) && line.collectedPoisha !== 0n) return 0n;
  const paid = paidBy(line);
  return paid < order.claimPoisha ? paid : order.claimPoisha;
}

function classifyCash(line: PaidLine, order: OwedOrder | null, { terms, isRepeated, restComes = false }: LineContext): Pick<Classification, 'result' | 'settledPoisha'> {
  if (!order) return { result: 'UNKNOWN_PARCEL', settledPoisha: 0n };
  const { settlementStatus, leftPoisha } = order;
  if (isRepeated || PAID.includes(settlementStatus)) return { result: 'DUPLICATE', settledPoisha: 0n };
  if (isCashOpen(order) && isOfWayBack(line, order) && isChargedAgain(line, order)) return { result: 'DUPLICATE', settledPoisha: 0n };
  // Nothing is owed before delivery, and never for a parcel that was paid in advance, or refused without a fee.
  if (owesNothing(order)) {
    const isPrepaid = ARRIVED.has(order.status);
    if (isPrepaid && line.collectedPoisha > terms.tolerancePoisha) return { result: 'OVER', settledPoisha: 0n };
    const cameBack = order.status === 'RETURN_PENDING' || order.status === 'RETURNED';
    if (!isPrepaid && !(cameBack && line.collectedPoisha === 0n)) return { result: 'NOT_DELIVERED_HERE', settledPoisha: 0n };
    // Such a parcel never becomes settled: its charges tell whether it was on a statement before.
    if (isChargedAgain(line, order)) return { result: 'DUPLICATE', settledPoisha: 0n };
    return { result: isChargedAsAgreed(line, order, terms) ? 'MATCHED' : 'CHARGE_DIFF', settledPoisha: 0n };
  }
  const difference = line.collectedPoisha - leftPoisha;
  if (restComes && difference < -terms.tolerancePoisha) return { result: 'PARTIAL', settledPoisha: line.collectedPoisha };
  if (abs(difference) > terms.tolerancePoisha) return { result: difference < 0n ? 'SHORT' : 'OVER', settledPoisha: leftPoisha };
  return { result: isChargedAsAgreed(line, order, terms) ? 'MATCHED' : 'CHARGE_DIFF', settledPoisha: leftPoisha };
}

/** The customer has goods of it: where the courier owes nothing, all of it was paid in advance. */
export const ARRIVED = new Set<OrderStatus>(['DELIVERED', 'PARTIAL', 'EXCHANGED']);

/** Whether earlier statements have charged each parcel of the order for the same way already. */
const isChargedAgain = ({ deliveryPoisha, returnPoisha }: PaidLine, { parcels, deliveries, returns }: OwedOrder) =>
  (deliveryPoisha > 0n && deliveries >= parcels) || (returnPoisha > 0n && returns >= parcels);

export const CAME_BACK = new Set<OrderStatus>(['RETURN_PENDING', 'RETURNED', 'PARTIAL', 'EXCHANGED', 'LOST']);

/** Whether the charges follow the terms. A charge without a term is accepted. */
function isChargedAsAgreed(line: PaidLine, order: OwedOrder, terms: Terms): boolean {
  const { tolerancePoisha: tolerance } = terms;
  const isNear = (amount: Poisha, agreed: Poisha) => abs(amount - agreed) <= tolerance;
  if (isChargedAgain(line, order)) return false;
  if (terms.codBasisPoints > 0 && !isNear(line.codFeePoisha, line.collectedPoisha * BigInt(terms.codBasisPoints) / 10_000n)) return false;
  if (line.returnPoisha > 0n && !CAME_BACK.has(order.status)) return false;
  const zone = deliveryZone(order);
  const agreed = zone === null ? 0n : { inside: terms.insidePoisha, suburb: terms.suburbPoisha, outside: terms.outsidePoisha }[zone];
  if (agreed === 0n) return true;
  const back = (charge: Poisha) => charge * BigInt(terms.returnPercent) / 100n;
  if (line.returnPoisha > 0n && !isNear(line.returnPoisha, back(agreed)) && !isNear(line.returnPoisha, back(line.deliveryPoisha))) return false;
  // Couriers take nothing for the way there when the rest is still to come, or only the return charge of a parcel that came back.
  if (line.deliveryPoisha === 0n && (order.deliveries > 0 || owesNothing(order))) return true;
  return isNear(line.deliveryPoisha, agreed) || isForWeight(line.deliveryPoisha - agreed, order, terms);
}

/** Whether a charge beyond that of the zone fits the weight of the goods; where that is unknown, a number of kilograms. */
function isForWeight(beyond: Poisha, { grams }: OwedOrder, { extraKgPoisha: extra, baseKg, tolerancePoisha: tolerance }: Terms): boolean {
  if (extra === 0n || beyond <= 0n) return false;
  const kilograms = (beyond + extra / 2n) / extra;
  if (abs(beyond - kilograms * extra) > tolerance) return false;
  return grams === null || Number(kilograms) <= Math.max(Math.ceil(grams / 1000) - baseKg, 0);
}
