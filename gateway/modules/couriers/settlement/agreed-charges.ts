import { deliveryZone } from '../../../../schema/rules/delivery-zone.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { chargeByTerms, deliveryByTerms, returnByTerms } from '../../../../schema/rules/terms-charge.ts';
import type { Courier } from '../../../db/generated/client/client.ts';
import { CAME_BACK, owesNothing, type OwedOrder } from './owed-order.ts';
import type { PaidLine } from './paid-line.ts';

/** What a courier agreed to charge. */
export type Terms = Pick<Courier,
  'insidePoisha' | 'suburbPoisha' | 'outsidePoisha' | 'extraKgPoisha' | 'baseKg' | 'codBasisPoints' | 'returnPercent' | 'tolerancePoisha'>;

/** Whether earlier statements have charged each parcel of the order for the same way already. */
export const isChargedAgain = ({ deliveryPoisha, returnPoisha }: PaidLine, { parcels, deliveries, returns }: OwedOrder) =>
  (deliveryPoisha > 0n && deliveries >= parcels) || (returnPoisha > 0n && returns >= parcels);

/** Whether the charges follow the terms. A charge without a term is accepted. */
export function isChargedAsAgreed(line: PaidLine, order: OwedOrder, terms: Terms): boolean {
  if (isChargedAgain(line, order) || !isCodFeeAgreed(line, terms)) return false;
  if (line.returnPoisha > 0n && !CAME_BACK.has(order.status)) return false;
  const agreed = agreedForZone(order, terms);
  return agreed === 0n || (isReturnAgreed(line, agreed, terms) && isDeliveryAgreed(line, order, agreed, terms));
}

/** What a line charges beyond the terms: for the way there, for the way back, for the cash. */
export interface Excess {
  excessDelivery: Poisha;
  excessReturn: Poisha;
  excessFee: Poisha;
}

export const NO_EXCESS: Excess = { excessDelivery: 0n, excessReturn: 0n, excessFee: 0n };

export const sumOfExcess = ({ excessDelivery, excessReturn, excessFee }: Excess): Poisha => excessDelivery + excessReturn + excessFee;

/** The excess of a line that is not charged as agreed. A charge that is lower than agreed, or without a term, has none. */
export function excessOf(line: PaidLine, order: OwedOrder, terms: Terms): Excess {
  const delivery = agreedDelivery(line, order, terms);
  const beyond = (charge: Poisha, agreed: Poisha) => (charge > agreed ? charge - agreed : 0n);
  return {
    excessDelivery: beyond(line.deliveryPoisha, delivery),
    excessReturn: beyond(line.returnPoisha, agreedReturn(line, order, { terms, delivery })),
    excessFee: isCodFeeAgreed(line, terms) ? 0n : beyond(line.codFeePoisha, chargeByTerms(terms, { ...order, cash: line.collectedPoisha, codPercent: 0 }).codFee),
  };
}

function agreedDelivery(line: PaidLine, order: OwedOrder, terms: Terms): Poisha {
  if (order.deliveries >= order.parcels) return 0n;
  const agreed = agreedForZone(order, terms);
  return agreed === 0n || isDeliveryAgreed(line, order, agreed, terms) ? line.deliveryPoisha : (deliveryByTerms(terms, order) ?? 0n);
}

/** A charge for the way there that is beyond the terms makes the way back no dearer. */
function agreedReturn(line: PaidLine, order: OwedOrder, { terms, delivery }: { terms: Terms; delivery: Poisha }): Poisha {
  if (!CAME_BACK.has(order.status) || order.returns >= order.parcels) return 0n;
  const agreed = agreedForZone(order, terms);
  return agreed === 0n || isReturnAgreed({ ...line, deliveryPoisha: delivery }, agreed, terms) ? line.returnPoisha : returnByTerms(terms, order);
}

const abs = (amount: Poisha) => (amount < 0n ? -amount : amount);

const isNear = (amount: Poisha, agreed: Poisha, { tolerancePoisha }: Terms) => abs(amount - agreed) <= tolerancePoisha;

/** Whichever way the courier rounds the part of a poisha. */
const isCodFeeAgreed = ({ codFeePoisha, collectedPoisha }: PaidLine, { codBasisPoints, tolerancePoisha }: Terms) =>
  codBasisPoints <= 0 || abs(codFeePoisha * 10_000n - collectedPoisha * BigInt(codBasisPoints)) < (tolerancePoisha + 1n) * 10_000n;

/** The agreed charge for the way there; zero without one. */
function agreedForZone(order: OwedOrder, terms: Terms): Poisha {
  const zone = deliveryZone(order);
  return zone === null ? 0n : { inside: terms.insidePoisha, suburb: terms.suburbPoisha, outside: terms.outsidePoisha }[zone] ?? 0n;
}

/** The way back costs a percentage of the way there: of what is agreed for that, or of what the line charges for it. */
function isReturnAgreed({ returnPoisha, deliveryPoisha }: PaidLine, agreed: Poisha, terms: Terms): boolean {
  const back = (charge: Poisha) => charge * BigInt(terms.returnPercent) / 100n;
  return returnPoisha <= 0n || isNear(returnPoisha, back(agreed), terms) || isNear(returnPoisha, back(deliveryPoisha), terms);
}

/** Couriers take nothing for the way there when the rest is still to come, or only the return charge of a parcel that came back. */
export const isWithoutWayThere = ({ deliveryPoisha }: Pick<PaidLine, 'deliveryPoisha'>, order: OwedOrder) =>
  deliveryPoisha === 0n && (order.deliveries > 0 || owesNothing(order));

function isDeliveryAgreed(line: PaidLine, order: OwedOrder, agreed: Poisha, terms: Terms): boolean {
  const { deliveryPoisha } = line;
  if (isWithoutWayThere(line, order)) return true;
  return isNear(deliveryPoisha, agreed, terms) || isForWeight(deliveryPoisha - agreed, order, terms);
}

/** Whether a charge beyond that of the zone fits the weight of the goods; where that is unknown, a number of kilograms. */
function isForWeight(beyond: Poisha, { grams }: OwedOrder, { extraKgPoisha: extra, baseKg, tolerancePoisha: tolerance }: Terms): boolean {
  if (extra === 0n || beyond <= 0n) return false;
  const kilograms = (beyond + extra / 2n) / extra;
  if (abs(beyond - kilograms * extra) > tolerance) return false;
  return grams === null || Number(kilograms) <= Math.max(Math.ceil(grams / 1000) - baseKg, 0);
}
