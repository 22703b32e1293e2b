import type { CommandContext } from '../../commands/command.ts';
import { PreconditionError } from '../../errors.ts';

/** How many businesses of one founder may be without a first payment. */
export const MAX_UNPAID = 3;

/**
 * Throws PreconditionError UNPAID_BUSINESSES when the founder has opened so many businesses without a running package
 * that were never paid for. Super-administrators open them for others. Call `lockFounder` before.
 */
export async function assertNoneUnpaid({ tx, session }: CommandContext): Promise<void> {
  const { userId, role } = session;
  if (role === 'SUPERADMIN') return;
  const unpaid = await tx.business.count({
    where: { createdById: userId, packageExpiresAt: { lte: new Date() }, payments: { none: { status: 'PAID' } } },
  });
  if (unpaid < MAX_UNPAID) return;
  const message = 'Please pay the package of one of your businesses before you add another one';
  throw new PreconditionError('UNPAID_BUSINESSES', message);
}
