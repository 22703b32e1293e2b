import type { CommandContext } from '../../commands/command.ts';
import { ConflictError } from '../../errors.ts';
import { openBusiness } from './open-business.ts';

interface Rights {
  /** Founder of at least one business, or a super-administrator. */
  founds: boolean;
  belongs: boolean;
}

/** One user makes one business at a time: names are compared and first businesses counted under this lock. */
export async function lockFounder({ tx, session }: CommandContext): Promise<Rights> {
  const { userId, role } = session;
  await tx.$executeRaw`SELECT 1 FROM "User" WHERE "id" = ${userId}::uuid FOR UPDATE`;
  const memberships = await tx.membership.findMany({
    where: { userId, status: 'ACTIVE' },
    select: { role: true },
  });
  const founds = role === 'SUPERADMIN' || memberships.some((membership) => membership.role === 'FOUNDER');
  return { founds, belongs: memberships.length > 0 };
}

interface Opening {
  name: string;
  address?: string;
  hotline?: string;
}

/** Opens a business on TRIAL for who asks. Its name must be free among their businesses. */
export async function found({ tx, session, audit }: CommandContext, opening: Opening) {
  const { userId } = session;
  const { name } = opening;
  const namesake = await tx.business.findFirst({
    where: { createdById: userId, name: { equals: name, mode: 'insensitive' } },
    select: { id: true },
  });
  if (namesake) throw new ConflictError('You already have a business with this name');
  const id = await openBusiness(tx, { ...opening, founderId: userId });
  const summary = `Created the business ${name}`;
  const after = { ...opening, subscription: 'TRIAL' };
  await audit({ entity: ['Business', id], summary, after, businessId: id });
  return { id, name };
}
