import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { PreconditionError } from '../../errors.ts';

/** Goods without a cost make every sale of them look like pure profit, so a person has to confirm it. */
export const allowsZeroCost = z.boolean().default(false)
  .describe('The lines that cost nothing are meant so. Asked for by FREE_GOODS.');

/** Throws PreconditionError FREE_GOODS for the first of the SKUs, whose pieces come in without a cost that nobody confirmed. */
export function refuseFreeGoods(skus: readonly string[], allowsFree: boolean): void {
  const [sku] = skus;
  if (sku === undefined || allowsFree) return;
  throw new PreconditionError('FREE_GOODS', msg('{{sku}} costs nothing: say that it is meant so', { sku }));
}
