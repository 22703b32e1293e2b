import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, text, time, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { AnnouncementSeverity } from '../../db/generated/client/enums.ts';
import { ConflictError, NotFoundError, PreconditionError } from '../../errors.ts';
import { subscriptionTier } from '../business/tier-limits.ts';
import { announcementsFor } from './shown-announcements.ts';

export const announcementSeverity = z.enum(AnnouncementSeverity);

const TEXTS = {
  title: requiredText(120).describe('What it is about.'),
  text: text(1_000).describe('More of it; may be empty.'),
  titleBangla: text(120).describe('The title in Bangla; the English stands where it is empty.'),
  textBangla: text(1_000).describe('The text in Bangla.'),
};

const fields = z.object({
  ...TEXTS,
  severity: announcementSeverity,
  tiers: z.array(subscriptionTier).max(5).describe('Only for businesses of these tiers; for all when empty.'),
  isForAdmins: z.boolean().describe('Only for founders and administrators.'),
  isDismissible: z.boolean().describe('Whoever has read it can put it away.'),
  startsAt: time(),
  endsAt: time().meta({ sample: new Date('2990-01-01') }),
});

const isSpan = ({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }) => startsAt < endsAt;
const NO_SPAN = { message: 'Must be later than the beginning', path: ['endsAt'] };

async function lockAnnouncement(tx: Tx, id: string, read: number) {
  await tx.$executeRaw`SELECT 1 FROM "Announcement" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const announcement = await tx.announcement.findUnique({ where: { id } });
  if (!announcement) throw new NotFoundError('Announcement');
  if (announcement.version !== read) throw new ConflictError('Announcement was changed by someone else, please reload');
  return announcement;
}

/** Writes what is shown above every page to those it is for. */
export const createAnnouncement = defineCommand({
  name: 'platform.createAnnouncement',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: fields.refine(isSpan, NO_SPAN),
  run: async ({ tx, session, audit }, input) => {
    const { id } = await tx.announcement.create({ data: { ...input, createdByName: session.actorName }, select: { id: true } });
    await audit({ entity: ['Announcement', id], summary: msg('Announced {{title}}', { title: input.title }), after: input });
    return { id };
  },
});

export const updateAnnouncement = defineCommand({
  name: 'platform.updateAnnouncement',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: fields.extend({ announcementId: idOf('Announcement'), version: version() }).refine(isSpan, NO_SPAN),
  run: async ({ tx, audit }, { announcementId: id, version: read, ...after }) => {
    const before = await lockAnnouncement(tx, id, read);
    await tx.announcement.update({ where: { id }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Announcement', id], summary: msg('Changed the announcement {{title}}', { title: after.title }), before, after });
    return { id };
  },
});

/** Takes it from every page at once. */
export const endAnnouncement = defineCommand({
  name: 'platform.endAnnouncement',
  permission: 'SUPERADMIN',
  scope: 'platform',
  allowExpired: true,
  input: z.object({ announcementId: idOf('Announcement'), version: version() }),
  run: async ({ tx, audit }, { announcementId: id, version: read }) => {
    const before = await lockAnnouncement(tx, id, read);
    const now = new Date();
    if (before.endsAt <= now) throw new ConflictError('This announcement has ended already');
    const after = { endsAt: now, startsAt: before.startsAt < now ? before.startsAt : now };
    await tx.announcement.update({ where: { id }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
    await audit({ entity: ['Announcement', id], summary: msg('Ended the announcement {{title}}', { title: before.title }), before, after });
    return { id };
  },
});

/** Puts an announcement away for the person who has read it, in all their businesses. */
export const dismissAnnouncement = defineCommand({
  name: 'platform.dismissAnnouncement',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({ announcementId: idOf('Announcement') }),
  run: async ({ tx, session }, { announcementId }) => {
    const shown = (await announcementsFor(session)).find(({ id }) => id === announcementId);
    if (!shown) throw new NotFoundError('Announcement');
    if (!shown.isDismissible) throw new PreconditionError('NOT_DISMISSIBLE', 'This announcement stays until it ends');
    await tx.announcementDismissal.createMany({ data: [{ announcementId, userId: session.userId }], skipDuplicates: true });
    return { id: announcementId };
  },
});
