import { msg } from '../../../schema/rules/message.ts';
import { PreconditionError } from '../../errors.ts';

/** A rule lets this buyer order only with an advance. Throws PreconditionError PREPAY_ONLY. */
export function assertPrepaid({ prepayOnly, number }: { prepayOnly: boolean; number: string }, advancePoisha: bigint): void {
  if (!prepayOnly || advancePoisha > 0n) return;
  throw new PreconditionError('PREPAY_ONLY', msg('Web order {{number}} takes an advance first: a rule about its buyer says so', { number }));
}
