import type { CommandContext } from '../../commands/command.ts';
import { databaseTime } from '../../db/clock.ts';
import { TooManyRequestsError } from '../../errors.ts';
import { lockName } from '../../db/lock-name.ts';

const DAY_MS = 24 * 60 * 60_000;
/** How long sent invitations are kept for counting. */
export const MAILS_REMEMBERED_MS = DAY_MS;
export const RESEND_AFTER_MS = 60_000;

/** How many invitations may be sent within a day: to one person, by one person, and for one business. */
export const MAILS_A_DAY = { target: 5, actor: 50, business: 100 };

interface Mail {
  /** Who is written to. */
  userId: string;
  isFirst: boolean;
}

/**
 * Counts an invitation that is about to be sent. Throws TooManyRequestsError when the last one to this person was sent
 * less than a minute ago, or when person, actor or business have reached their limit of the day. A business sends at
 * most as many first invitations a day as its package has seats, so that inviting and disabling in turn reaches no more
 * people. The caller holds the lock of the business; actor and person are locked here, in this order.
 */
export async function countInvitationMail({ tx, session }: CommandContext, { userId, isFirst }: Mail): Promise<void> {
  const { businessId, userId: actorId } = session;
  for (const key of [`actor ${actorId}`, `target ${userId}`]) {
    await lockName(tx, `invitation ${key}`);
  }
  // Whichever gateway has sent the ones before.
  const now = await databaseTime(tx);
  const createdAt = { gt: new Date(now.getTime() - DAY_MS) };
  const recent = { userId, createdAt: { gt: new Date(now.getTime() - RESEND_AFTER_MS) } };
  if (!isFirst && (await tx.invitationMail.count({ where: recent })) > 0) {
    throw new TooManyRequestsError('This person was written to a moment ago. Please wait a minute.');
  }
  if ((await tx.invitationMail.count({ where: { userId, createdAt } })) >= MAILS_A_DAY.target) {
    throw new TooManyRequestsError('This person has been written to often today. Please try again tomorrow.');
  }
  if ((await tx.invitationMail.count({ where: { actorId, createdAt } })) >= MAILS_A_DAY.actor) {
    throw new TooManyRequestsError('You have sent many invitations today. Please try again tomorrow.');
  }
  if ((await tx.invitationMail.count({ where: { businessId, createdAt } })) >= MAILS_A_DAY.business) {
    throw new TooManyRequestsError('Your business has sent many invitations today. Please try again tomorrow.');
  }
  if (isFirst) {
    const { userLimit } = await tx.business.findUniqueOrThrow({ where: { id: businessId }, select: { userLimit: true } });
    if ((await tx.invitationMail.count({ where: { businessId, isFirst, createdAt } })) >= userLimit) {
      throw new TooManyRequestsError('You have invited as many people today as your package has seats. Please try again tomorrow.');
    }
  }
  await tx.invitationMail.createMany({ data: [{ businessId, userId, actorId, isFirst, createdAt: now }] });
}
