import type { Poisha } from '../../../../schema/rules/money.ts';
import type { LineResult } from '../../../db/generated/client/enums.ts';
import { excessOf, isChargedAgain, isChargedAsAgreed, NO_EXCESS, type Excess, type Terms } from './agreed-charges.ts';
import { ARRIVED, CAME_BACK, isCashClosed, isCashOpen, owesNothing, type OwedOrder } from './owed-order.ts';
import { paidBy, type PaidLine } from './paid-line.ts';

export interface Classification {
  result: LineResult;
  /** The part of the receivable that the line settles. */
  settledPoisha: Poisha;
  /** The part of the claim for lost goods that the line pays. */
  claimPoisha: Poisha;
  /** It charges for a parcel whose cash stands on another line, before or after, and settles nothing. */
  isChargeAlone: boolean;
  /** What of its charges can be disputed. */
  excess: Excess;
}

/** A line, the order that it names, and what else its classification depends on. */
export interface LineFacts {
  line: PaidLine;
  order: OwedOrder;
  terms: Terms;
  /** An earlier line of the statement is for the same parcel. */
  isRepeated: boolean;
  /** A person entered that the courier pays the rest later. */
  restComes: boolean;
}

interface LineCase {
  name: string;
  applies: (facts: LineFacts) => boolean;
  /** `BY_CHARGES`: MATCHED where the charges follow the courier's terms, CHARGE_DIFF elsewhere. */
  result: LineResult | 'BY_CHARGES';
  /** The amount of the receivable that it settles; nothing when left out. */
  settles?: 'COLLECTED' | 'LEFT';
  isChargeAlone?: true;
}

/** The decision table (docs/adr/0038-differences-of-a-statement.md): the first case that applies is the line's. */
const CASES: readonly LineCase[] = [
  { name: 'pays for lost goods', applies: ({ line, order }) => claimPaidBy(line, order) > 0n, result: 'COMPENSATED' },
  { name: 'charges for the way back, its cash on another line', applies: isWayBackAlone, result: 'BY_CHARGES', isChargeAlone: true },
  { name: 'is for a parcel that is paid already', applies: isPaidAlready, result: 'DUPLICATE' },
  { name: 'charges for the way back again', applies: (facts) => isCashOpen(facts.order) && isWayBack(facts) && isCharged(facts), result: 'DUPLICATE' },
  { name: 'collected cash of an order that was paid in advance', applies: (facts) => isPrepaid(facts) && collectsCash(facts), result: 'OVER' },
  { name: 'comes before anything is owed', applies: (facts) => owesNothing(facts.order) && !isPrepaid(facts) && !isRefusedFree(facts), result: 'NOT_DELIVERED_HERE' },
  // Such a parcel never becomes settled: its charges tell whether it was on a statement before.
  { name: 'charges again where nothing is owed', applies: (facts) => owesNothing(facts.order) && isCharged(facts), result: 'DUPLICATE' },
  { name: 'charges where nothing is owed', applies: ({ order }) => owesNothing(order), result: 'BY_CHARGES' },
  { name: 'pays a part, the rest comes', applies: (facts) => facts.restComes && paysTooLittle(facts), result: 'PARTIAL', settles: 'COLLECTED' },
  { name: 'pays too little', applies: paysTooLittle, result: 'SHORT', settles: 'LEFT' },
  { name: 'pays too much', applies: paysTooMuch, result: 'OVER', settles: 'LEFT' },
  { name: 'pays what is owed', applies: () => true, result: 'BY_CHARGES', settles: 'LEFT' },
];

/** The case of a line. */
export const caseOf = (facts: LineFacts): LineCase => CASES.find(({ applies }) => applies(facts))!;

/** Classifies a line that names an order. */
export function classifyLine(facts: LineFacts): Classification {
  const { line, order } = facts;
  const { result, settles, isChargeAlone = false } = caseOf(facts);
  const found = result === 'BY_CHARGES' ? resultOfCharges(facts) : result;
  return {
    result: found,
    excess: found === 'CHARGE_DIFF' && canBeDisputed(order, isChargeAlone) ? excessOf(line, order, facts.terms) : NO_EXCESS,
    settledPoisha: settles === 'COLLECTED' ? line.collectedPoisha : settles === 'LEFT' ? order.leftPoisha : 0n,
    claimPoisha: result === 'COMPENSATED' ? claimPaidBy(line, order) : 0n,
    isChargeAlone,
  };
}

/** Classifies a line that names no order. */
export const classifyUnknown = (): Classification => ({ result: 'UNKNOWN_PARCEL', settledPoisha: 0n, claimPoisha: 0n, isChargeAlone: false, excess: NO_EXCESS });

/** Classifies the charges of a parcel whose cash stands on another line, with which they are disputed. */
export const classifyCharges = (facts: Omit<LineFacts, 'isRepeated' | 'restComes'>): Classification =>
  ({ result: resultOfCharges(facts), settledPoisha: 0n, claimPoisha: 0n, isChargeAlone: true, excess: NO_EXCESS });

/** Whether the order can stand in dispute about a charge: not while its cash is open, or is in dispute itself. */
const canBeDisputed = ({ settlementStatus }: OwedOrder, isChargeAlone: boolean) =>
  (isChargeAlone ? settlementStatus === 'SETTLED' : settlementStatus !== 'DISPUTED' && settlementStatus !== 'WRITTEN_OFF');

const resultOfCharges = ({ line, order, terms }: Pick<LineFacts, 'line' | 'order' | 'terms'>): LineResult =>
  (isChargedAsAgreed(line, order, terms) ? 'MATCHED' : 'CHARGE_DIFF');

/** What a line pays of the claim: money is for lost goods where no cash is owed, or none was collected. */
function claimPaidBy(line: PaidLine, order: OwedOrder): Poisha {
  if (!owesNothing(order) && line.collectedPoisha !== 0n) return 0n;
  const paid = paidBy(line);
  return paid < order.claimPoisha ? paid : order.claimPoisha;
}

const isCharged = ({ line, order }: LineFacts) => isChargedAgain(line, order);

/** It charges for the way back, perhaps with the way there, of a parcel that is coming back by our books too. */
const isWayBack = ({ line, order }: LineFacts) =>
  line.returnPoisha > 0n && line.collectedPoisha === 0n && line.codFeePoisha === 0n && (line.deliveryPoisha === 0n || CAME_BACK.has(order.status));

/**
 * The way back is charged without cash, once for each parcel: after the cash was paid, of what a customer sends back, or
 * before, of what was refused against a fee or taken in part.
 */
function isWayBackAlone(facts: LineFacts): boolean {
  if (!isWayBack(facts) || isCharged(facts)) return false;
  return isCashOpen(facts.order) || (isPaidAlready(facts) && CAME_BACK.has(facts.order.status));
}

function isPaidAlready({ order, isRepeated }: LineFacts): boolean {
  return isRepeated || isCashClosed(order);
}

const isPrepaid = ({ order }: LineFacts) => owesNothing(order) && ARRIVED.has(order.status);

const collectsCash = ({ line, terms }: LineFacts) => line.collectedPoisha > terms.tolerancePoisha;

const isRefusedFree = ({ line, order }: LineFacts) => (order.status === 'RETURN_PENDING' || order.status === 'RETURNED') && line.collectedPoisha === 0n;

function paysTooLittle({ line, order, terms }: LineFacts): boolean {
  return line.collectedPoisha - order.leftPoisha < -terms.tolerancePoisha;
}

function paysTooMuch({ line, order, terms }: LineFacts): boolean {
  return line.collectedPoisha - order.leftPoisha > terms.tolerancePoisha;
}
