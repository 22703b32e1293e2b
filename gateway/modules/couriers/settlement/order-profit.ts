import type { Poisha } from '../../../../schema/rules/money.ts';
import { chargeByTerms, type ChargeTerms } from '../../../../schema/rules/terms-charge.ts';
import type { db, Tx } from '../../../db/client.ts';
import { profitFacts, type ProfitFacts } from './profit-facts.ts';

/** The revenue and the costs of an order. Amounts in poisha. */
export interface OrderProfit {
  orderId: string;
  /** Includes money that paid for no goods: the fee of a refused parcel, an advance that was kept. */
  revenue: Poisha;
  /** Of the goods that the customer keeps: at their cost when they were shipped, before that at the average cost of now. */
  goodsCost: Poisha;
  /** As booked: goods that came back damaged, and lost goods that the courier does not compensate. */
  goodsLoss: Poisha;
  /** What the courier did not pay and was given up: written off, or accepted as a difference of its statement; below zero for money that was kept. */
  writtenOff: Poisha;
  /** Null while the courier, the district or what the courier takes there is unknown. */
  courierCharge: Poisha | null;
  codFee: Poisha;
  /** As booked: expected by the courier's terms when the parcel turned back, until a posted statement says what it is. */
  returnCharge: Poisha;
  /** The packaging cost of a parcel, a setting of the business: no entry books it, it is an expense when it is bought. */
  packaging: Poisha;
  profit: Poisha;
  /** Not delivered yet: the figures assume that the customer accepts everything. */
  isExpected: boolean;
  /** The courier's charges are estimated by its terms, because no posted statement contains the order. */
  isEstimated: boolean;
  /** The return charge, or a part of it, is expected: no posted statement has charged for that way back yet. */
  isReturnEstimated: boolean;
  /** The goods are shipped: their cost no longer changes. */
  isCostFrozen: boolean;
}

/** The profit of some orders by id, in one statement. Ids without an order are left out. */
export async function orderProfits(client: Tx | typeof db, businessId: string, orderIds: readonly string[]): Promise<Map<string, OrderProfit>> {
  const rows = await client.$queryRaw<ProfitFacts[]>(profitFacts(businessId, orderIds));
  return new Map(rows.map((row) => [row.orderId, profitOf(row)]));
}

function profitOf(row: ProfitFacts): OrderProfit {
  const { orderId, goodsLoss, writtenOff, accrued, packaging, isCostFrozen, isExpected, isEstimated } = row;
  const courier = isEstimated ? estimatedCharges(row) : { courierCharge: row.charge ?? 0n, codFee: row.fee ?? 0n };
  const returnCharge = (row.back ?? 0n) + accrued;
  const revenue = isExpected ? row.expectedRevenue : row.revenue;
  const goodsCost = isExpected ? row.wholeCost : row.deliveredCost;
  const costs = goodsCost + goodsLoss + writtenOff + packaging + (courier.courierCharge ?? 0n) + courier.codFee + returnCharge;
  return {
    orderId, revenue, goodsCost, goodsLoss, writtenOff, ...courier, returnCharge, packaging, profit: revenue - costs,
    isExpected, isEstimated, isReturnEstimated: accrued !== 0n, isCostFrozen,
  };
}

/** What bringing the parcel costs by the courier's terms: zone charge, extra weight, COD percentage. */
export function estimatedCharges(row: Pick<ProfitFacts, keyof ChargeTerms | 'district' | 'thana' | 'grams' | 'cash' | 'codPercent'>): Pick<OrderProfit, 'courierCharge' | 'codFee'> {
  const { delivery: courierCharge, codFee } = chargeByTerms(row, { ...row, codPercent: Number(row.codPercent) });
  return { courierCharge, codFee };
}
