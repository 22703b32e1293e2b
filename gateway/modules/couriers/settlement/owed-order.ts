import type { Poisha } from '../../../../schema/rules/money.ts';
import type { OrderStatus, SettlementStatus } from '../../../db/generated/client/enums.ts';

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

const PAID: readonly SettlementStatus[] = ['SETTLED', 'DISPUTED', 'WRITTEN_OFF'];

/** Its cash was paid, or is in dispute: no further line pays it. */
export const isCashClosed = ({ settlementStatus }: OwedOrder) => PAID.includes(settlementStatus);

/** Whether the courier still owes cash of it that is not disputed. */
export const isCashOpen = ({ settlementStatus, leftPoisha }: OwedOrder) => (settlementStatus === 'UNSETTLED' || settlementStatus === 'PARTIAL') && leftPoisha !== 0n;

/** Nothing is owed of it, now or ever, by the books: before delivery, and for a parcel that was paid in advance, or refused without a fee. */
export const owesNothing = ({ settlementStatus, owedPoisha }: OwedOrder) => settlementStatus === 'NA' && owedPoisha === 0n;

/** The customer has goods of it: where the courier owes nothing, all of it was paid in advance. */
export const ARRIVED = new Set<OrderStatus>(['DELIVERED', 'PARTIAL', 'EXCHANGED']);

/** Goods of it came back, or never arrived: the courier may charge for the way back. */
export const CAME_BACK = new Set<OrderStatus>(['RETURN_PENDING', 'RETURNED', 'PARTIAL', 'EXCHANGED', 'LOST']);
