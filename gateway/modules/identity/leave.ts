import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { day, idOf, text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { MemberLeave, Prisma } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { rangeOfDays } from '../../list-query/range-of-days.ts';

/** The longest leave, in days. */
const MAX_DAYS = 92;

/** 'YYYY-MM-DD' of a day as Prisma reads it. */
export const dayText = (date: Date): string => date.toISOString().slice(0, 10);

export interface NamedLeave extends MemberLeave {
  /** Whose it is. */
  name: string;
}

const whose = { membership: { select: { invitedName: true, user: { select: { name: true, email: true } } } } } satisfies Prisma.MemberLeaveInclude;

const named = <Row extends Prisma.MemberLeaveGetPayload<{ include: typeof whose }>>({ membership, ...leave }: Row): NamedLeave =>
  ({ ...leave, name: membership.user.name || membership.invitedName });

/** Writes down days on which a member does not work. Two leaves of one member never overlap. */
export const recordLeave = defineCommand({
  name: 'identity.recordLeave',
  permission: 'ADMIN',
  input: z.object({
    memberId: idOf('Member'),
    from: day().meta({ sample: '2026-01-04' }).describe('First day in Dhaka, as YYYY-MM-DD.'),
    to: day().meta({ sample: '2026-01-06' }).describe('Last day, at most 92 days from the first one.'),
    note: text(200).optional().describe('Why.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { memberId: userId, note = '', ...days }) => {
    const { from, to } = rangeOfDays(days, MAX_DAYS);
    // Serialises the leaves of a member, so that two of them cannot overlap.
    const members = await tx.$executeRaw`SELECT 1 FROM "Membership"
      WHERE "businessId" = ${businessId}::uuid AND "userId" = ${userId}::uuid AND "joinedAt" IS NOT NULL FOR NO KEY UPDATE`;
    if (members === 0) throw new NotFoundError('Member');
    const data = { from: new Date(from), to: new Date(to), note };
    const taken = await tx.memberLeave.findFirst({
      where: { businessId, userId, from: { lte: data.to }, to: { gte: data.from } }, select: { from: true, to: true },
    });
    if (taken) throw mistakeIn('from', msg('On leave from {{from, day}} to {{to, day}} already', { from: dayText(taken.from), to: dayText(taken.to) }));
    const leave = await tx.memberLeave.create({ data: { businessId, id: uuidv7(), userId, ...data }, include: whose });
    const { email } = leave.membership.user;
    await audit({ entity: ['Member', userId], summary: msg('Wrote down a leave of {{email}}', { email }), after: { from, to, note } });
    return named(leave);
  },
});

/** Takes a leave away: the member has worked on these days. */
export const removeLeave = defineCommand({
  name: 'identity.removeLeave',
  permission: 'ADMIN',
  input: z.object({ leaveId: idOf('MemberLeave') }),
  run: async ({ tx, session: { businessId }, audit }, { leaveId: id }) => {
    await lockRow(tx, 'MemberLeave', businessId, id);
    const leave = await tx.memberLeave.delete({ where: { businessId_id: { businessId, id } }, include: whose });
    const { userId, from, to, note, membership: { user: { email } } } = leave;
    await audit({
      entity: ['Member', userId], summary: msg('Took a leave of {{email}} back', { email }), before: { from: dayText(from), to: dayText(to), note },
    });
    return named(leave);
  },
});

/** More than the members of a business take in 92 days. */
const MAX_LEAVES = 2_000;

/** The leaves of all members that touch some days, the latest first. */
export const memberLeaves = defineQuery({
  name: 'identity.leaves',
  permission: 'report',
  input: z.object({
    from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
    to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
  }),
  run: async ({ session: { businessId } }, days) => {
    const { from, to } = rangeOfDays(days, MAX_DAYS);
    const leaves = await db.memberLeave.findMany({
      where: { businessId, from: { lte: new Date(to) }, to: { gte: new Date(from) } },
      orderBy: [{ from: 'desc' }, { id: 'desc' }], take: MAX_LEAVES, include: whose,
    });
    return leaves.map(named);
  },
});
