import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { msg } from '../../../schema/rules/message.ts';
import { NOTICE_KINDS } from '../../../schema/rules/notice-kinds.ts';
import { defineCommand } from '../../commands/command.ts';
import { time } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { NoticeMute } from '../../db/generated/client/client.ts';
import { ForbiddenError, mistakeIn } from '../../errors.ts';
import type { Session } from '../../session/session.ts';

const MAX_DAYS = 366;

export const noticeKind = z.enum(NOTICE_KINDS);

/** Whether the person has a bell of their own here: super-administrators who look at a business are no members of it. */
export const hasOwnBell = (session: Session): boolean =>
  session.business !== null && session.role !== 'SUPERADMIN' && session.viewsAs === null && session.can('notification');

/** Key of what is kept for the member; throws ForbiddenError for whoever is none. */
export function memberKey(session: Session): { businessId: string; userId: string } {
  if (!hasOwnBell(session)) throw new ForbiddenError();
  return { businessId: session.businessId, userId: session.userId };
}

/** The kinds that do not count at the bell of this member now. */
export const mutedNotices = (session: Session): Promise<NoticeMute[]> =>
  db.noticeMute.findMany({ where: { ...memberKey(session), OR: [{ until: null }, { until: { gt: new Date() } }] } });

/** Mutes a kind for the member, in this business; or mutes it for another time. */
export const muteNotice = defineCommand({
  name: 'bell.mute',
  permission: 'notification',
  input: z.object({
    kind: noticeKind.describe('What is not to be counted.'),
    days: z.int().min(1).max(MAX_DAYS).optional().describe('For so many days from now.'),
    until: time().optional().meta({ sample: new Date('2990-01-01') }).describe('In place of `days`: until exactly then. Without either it stays until it is taken back.'),
  }),
  run: async ({ tx, session }, { kind, days, until: moment }) => {
    const now = Date.now();
    const until = days ? new Date(now + days * DAY_MS) : (moment ?? null);
    if (until && until.getTime() <= now) throw mistakeIn('until', msg('Must be later than now'));
    const key = { ...memberKey(session), kind };
    await tx.noticeMute.upsert({ where: { businessId_userId_kind: key }, create: { ...key, until }, update: { until } });
    return { kind };
  },
});

/** Counts a kind again. */
export const unmuteNotice = defineCommand({
  name: 'bell.unmute',
  permission: 'notification',
  input: z.object({ kind: noticeKind.describe('What is to be counted again.') }),
  run: async ({ tx, session }, { kind }) => {
    await tx.noticeMute.deleteMany({ where: { ...memberKey(session), kind } });
    return { kind };
  },
});
