import type { PaidLine } from './paid-line.ts';
import type { ClassifiedLine } from './classify-statement.ts';

export type Settled = 'SETTLED' | 'PARTIAL' | 'DISPUTED';

/** The settlement status that a line gives to its order; null when the line changes nothing. */
export function settlementAfter({ result, order, isChargeAlone }: Pick<ClassifiedLine<PaidLine>, 'result' | 'order' | 'isChargeAlone'>): Settled | null {
  if (!order || result === 'COMPENSATED' || isChargeAlone) return null;
  if (order.settlementStatus === 'NA' && order.owedPoisha === 0n && result !== 'OVER') return null;
  if (result === 'MATCHED' || result === 'CHARGE_DIFF') return 'SETTLED';
  if (result === 'PARTIAL') return 'PARTIAL';
  return result === 'SHORT' || result === 'OVER' ? 'DISPUTED' : null;
}
