import { msg } from '../../../schema/rules/message.ts';
import { PreconditionError } from '../../errors.ts';

/** A buyer whom a rule lets order in advance only. Throws PreconditionError PREPAY_ONLY. */
export function assertPrepaid({ prepayOnly, number }: { prepayOnly: boolean; number: string }, advancePoisha: bigint): void {
  if (!prepayOnly || advancePoisha > 0n) return;
  throw new PreconditionError('PREPAY_ONLY', msg('Web order {{number}} takes an advance first: a rule about its buyer says so', { number }));
}
