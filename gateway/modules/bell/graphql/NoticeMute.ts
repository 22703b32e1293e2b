import type { NoticeKind as NoticeKindName } from '../../../../schema/rules/notice-kinds.ts';
import type { NoticeMute as NoticeMuteRow } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import type { Session } from '../../../session/session.ts';
import { Viewer } from '../../identity/graphql/Viewer.ts';
import { hasOwnBell, muteNotice, mutedNotices, noticeKind, unmuteNotice } from '../mute-notices.ts';

const NoticeKind = describedEnum<NoticeKindName>('NoticeKind', 'What the bell counts, each by a count of the viewer.', {
  DRIFT: 'driftCount.',
  LOW_STOCK: 'lowStockCount.',
  DELAYED: 'delayedShippedCount.',
  SHOP_CHANGES: 'changedInShopCount.',
  DUE_HOLDS: 'dueHoldCount.',
  OVERDUE_TASKS: 'overdueTaskCount.',
  TROUBLED_SITES: 'troubledSiteCount.',
  UNKNOWN_WORDS: 'unknownWordCount.',
  LATE_REPORTS: 'lateReportCount.',
});
nameEnum(noticeKind, NoticeKind);

const NoticeMute = builder.objectRef<NoticeMuteRow>('NoticeMute').implement({
  description: 'A kind that the viewer does not want counted at their bell. What the counts and lists say is the same.',
  fields: (t) => ({
    kind: t.field({ type: NoticeKind, description: 'What is not counted.', resolve: ({ kind }) => kind as NoticeKindName }),
    until: t.expose('until', { type: 'DateTime', nullable: true, description: 'When it is counted again; null until the viewer takes it back.' }),
  }),
});

builder.objectField(Viewer, 'mutedNotices', (t) =>
  t.field({
    type: [NoticeMute],
    nullable: true,
    description: 'Kinds that the viewer has muted at their own bell in this business; null for whoever has none of their own.',
    resolve: (session) => (hasOwnBell(session) ? mutedNotices(session) : null),
  }),
);

const answer = { record: 'viewer', type: Viewer, resolve: (_result: unknown, { session }: { session: Session }) => session };

commandField('muteNotice', muteNotice, {
  description: 'Stops counting a kind at the bell of the viewer, for some days or until they take it back.', ...answer,
});

commandField('unmuteNotice', unmuteNotice, { description: 'Counts a kind at the bell of the viewer again.', ...answer });
