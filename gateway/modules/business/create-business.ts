import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { phone, requiredText, text } from '../../commands/fields.ts';
import { ConflictError, ForbiddenError } from '../../errors.ts';
import { openBusiness } from './open-business.ts';

const businessName = requiredText(100);

/**
 * Adds a business on TRIAL. A founder may add further ones; who belongs to no business makes the first and
 * becomes its founder; anyone else is refused. The one the user works in stays selected.
 */
export const createBusiness = defineCommand({
  name: 'business.create',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({ name: businessName, address: text(300).optional(), hotline: phone().optional() }),
  run: async (context, { name, address, hotline }) => {
    const rights = await lockFounder(context);
    if (!rights.founds && rights.belongs) throw new ForbiddenError('Only a founder may add a business');
    return open(context, { name, address, hotline });
  },
});

/** The first business of somebody new: one trial for each phone number. */
export const signUpTrial = defineCommand({
  name: 'business.signUpTrial',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({ businessName, phone: phone() }),
  run: async (context, { businessName: name, phone: hotline }) => {
    const { tx } = context;
    const { belongs } = await lockFounder(context);
    if (belongs) throw new ConflictError('You already belong to a business');
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`trial ${hotline}`}, 0))`;
    const earlier = await tx.trialPhone.findUnique({ where: { phone: hotline }, select: { phone: true } });
    if (earlier) throw new ConflictError('A trial was already started with this phone number');
    const business = await open(context, { name, hotline });
    await tx.trialPhone.createMany({ data: [{ phone: hotline, businessId: business.id }] });
    return business;
  },
});

interface Rights {
  /** Founder of at least one business, or a super-administrator. */
  founds: boolean;
  belongs: boolean;
}

/** One user makes one business at a time: names are compared and first businesses counted under this lock. */
async function lockFounder({ tx, session }: CommandContext): Promise<Rights> {
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

async function open({ tx, session, audit }: CommandContext, opening: Opening) {
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
