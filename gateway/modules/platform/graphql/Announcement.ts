import type { AnnouncementSeverity as Severity } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { SubscriptionTier } from '../../business/graphql/Business.ts';
import { announcementSeverity } from '../announcement-commands.ts';
import { Viewer } from '../../identity/graphql/Viewer.ts';
import { announcementListQuery, announcementState } from '../announcement-list-query.ts';
import { announcementsFor } from '../shown-announcements.ts';

const AnnouncementSeverity = describedEnum<Severity>('AnnouncementSeverity', 'How loudly something is announced.', {
  INFO: 'Good to know.',
  WARNING: 'Something will not work as usual.',
  CRITICAL: 'Something does not work, or must be done now.',
});
nameEnum(announcementSeverity, AnnouncementSeverity);
const AnnouncementState = describedEnum('AnnouncementState', 'Whether an announcement is shown now.', {
  SHOWN: 'It stands above every page.', PLANNED: 'It is shown later.', ENDED: 'It was shown.',
});
nameEnum(announcementState, AnnouncementState);

/** Shown to everybody it is for, so it takes no permission by itself. */
export const Announcement = builder.prismaObject('Announcement', {
  description: 'What the people who run Karbar tell those who work with it.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('Announcement', id) }),
    title: t.exposeString('title', { description: 'What it is about.' }),
    text: t.exposeString('text', { description: 'More of it; may be empty.' }),
    titleBangla: t.exposeString('titleBangla'),
    textBangla: t.exposeString('textBangla', { description: 'The text in Bangla; may be empty.' }),
    severity: t.expose('severity', { type: AnnouncementSeverity, description: 'How loudly it is said.' }),
    tiers: t.expose('tiers', { type: [SubscriptionTier] }),
    isForAdmins: t.exposeBoolean('isForAdmins'),
    isDismissible: t.exposeBoolean('isDismissible', { description: 'Whoever has read it can put it away.' }),
    startsAt: t.expose('startsAt', { type: 'DateTime' }),
    endsAt: t.expose('endsAt', { type: 'DateTime', description: 'When it is no longer shown.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who wrote it.' }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listQueryField('platformAnnouncements', announcementListQuery, {
  description: 'All announcements, newest first.',
  type: Announcement,
});

builder.objectField(Viewer, 'announcements', (t) =>
  t.field({
    type: [Announcement],
    description: 'What the people who run Karbar tell the viewer, the most important first; three at most.',
    resolve: (session) => announcementsFor(session),
  }),
);
