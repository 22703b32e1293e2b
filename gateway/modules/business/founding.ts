import { msg } from '../../../schema/rules/message.ts';
import type { CommandContext } from '../../commands/command.ts';
import { ConflictError, PreconditionError } from '../../errors.ts';
import { activeMembership } from './active-membership.ts';
import { isNameTaken } from './business-name.ts';
import { openBusiness } from './open-business.ts';

interface Rights {
  /** Founder of at least one business, or a super-administrator. */
  founds: boolean;
  belongs: boolean;
}

/** Locks the user's row, under which names are compared and businesses counted, and reads the user's rights. */
export async function lockFounder({ tx, session }: CommandContext): Promise<Rights> {
  const { userId, role } = session;
  await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  const memberships = await tx.membership.findMany({
    where: activeMembership(session),
    select: { role: true },
  });
  const founds = role === 'SUPERADMIN' || memberships.some((membership) => membership.role === 'FOUNDER');
  return { founds, belongs: memberships.length > 0 };
}

/**
 * As `lockFounder`; throws for members of somebody else's business, and for founders of one that the platform has suspended:
 * they cannot start a trial.
 */
export async function lockTrialFounder(context: CommandContext): Promise<void> {
  const { founds, belongs } = await lockFounder(context);
  await assertNoneSuspended(context, founds);
  if (belongs && !founds) throw new ConflictError('You already belong to a business');
}

/** Whoever is kept out of a business would go on in another one; its other members belong to it still. */
async function assertNoneSuspended({ tx, session: { userId } }: CommandContext, founds: boolean): Promise<void> {
  const suspended = await tx.membership.findFirst({
    where: { userId, status: 'ACTIVE', business: { suspendedAt: { not: null } }, ...(founds && { role: 'FOUNDER' }) }, select: { role: true },
  });
  if (suspended) throw new PreconditionError('SUSPENDED', 'Your business is suspended: please contact us before you start a trial');
}

interface Opening {
  name: string;
  address?: string;
  hotline?: string;
  /** The days of a trial when left out: only for a phone number that was proven and had no trial before. */
  packageExpiresAt?: Date;
}

/** Opens a business on the TRIAL tier for who asks. Its name must be free among their businesses. */
export async function openOwnBusiness({ tx, session, audit }: CommandContext, opening: Opening) {
  const { userId } = session;
  const { name } = opening;
  if (await isNameTaken(tx, { founderId: userId, name })) throw new ConflictError('You already have a business with this name');
  const id = await openBusiness(tx, { ...opening, founderId: userId });
  const summary = msg('Created the business {{name}}', { name });
  const after = { ...opening, subscription: 'TRIAL' };
  await audit({ entity: ['Business', id], summary, after, businessId: id });
  return { id, name };
}
