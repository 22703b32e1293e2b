import type { StatementLine } from '../../../db/generated/client/client.ts';
import { sumOfExcess } from './agreed-charges.ts';
import { hasOtherCash } from './cash-in-dispute.ts';
import type { ClassifiedLine } from './classify-statement.ts';
import type { PaidLine } from './paid-line.ts';

export type Settled = 'SETTLED' | 'PARTIAL' | 'DISPUTED';

type DisputableLine = PaidLine & Partial<Pick<StatementLine, 'disputesCharge'>>;

/** Whether posting the line puts a part of its charges in dispute. */
export const isChargeDisputed = ({ line, excess }: Pick<ClassifiedLine<DisputableLine>, 'line' | 'excess'>): boolean =>
  line.disputesCharge === true && sumOfExcess(excess) > 0n;

/** The settlement status that a line gives to its order; null when the line changes nothing. */
export function settlementAfter(classified: ClassifiedLine<DisputableLine>): Settled | null {
  const { result, order, isChargeAlone } = classified;
  if (!order) return null;
  if (isChargeDisputed(classified)) return 'DISPUTED';
  if (isChargeAlone) return null;
  if (order.settlementStatus === 'NA' && order.owedPoisha === 0n && result !== 'OVER') return null;
  if (result === 'MATCHED' || result === 'CHARGE_DIFF') return 'SETTLED';
  if (result === 'PARTIAL') return 'PARTIAL';
  return hasOtherCash(classified) ? 'DISPUTED' : null;
}
