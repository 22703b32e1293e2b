import type { DigestKind as DigestKindName } from '../../../../schema/rules/digest-kinds.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import type { Session } from '../../../session/session.ts';
import { Viewer } from '../../identity/graphql/Viewer.ts';
import { memberDigest, readDigest, wantDigest, type DigestLine as Line, type MemberDigest } from '../daily-digest.ts';
import { hasOwnBell } from '../mute-notices.ts';

const DigestKind = describedEnum<DigestKindName>('DigestKind', 'What a daily digest counts, as the work queue of the dashboard does.', {
  WEB_ORDERS: 'Web orders that stand at PROCESSING.',
  TO_CONFIRM: 'Orders that stand at PENDING.',
  TO_PACK: 'Orders that stand at CONFIRMED.',
  TO_SHIP: 'Orders that stand at PACKED.',
  DUE_HOLDS: 'Orders on hold until that day or an earlier one.',
  DELAYED: 'Orders shipped 15 or more days ago and still with the courier.',
  LATE_RETURNS: 'Orders with goods on their way back for longer than Business.returnGraceDays.',
  UNSETTLED: 'Orders for which couriers hold money.',
  OVERDUE_TASKS: 'Open tasks whose time is over.',
  LOW_STOCK: 'Products at or below their warning level.',
});

const DigestLine = builder.objectRef<Line>('DigestLine').implement({
  description: 'How many of one kind waited.',
  fields: (t) => ({
    kind: t.field({ type: DigestKind, description: 'What was counted.', resolve: ({ kind }) => kind }),
    count: t.exposeInt('count', { description: 'How many.' }),
    before: t.exposeInt('before', { nullable: true, description: 'How many there were in the digest before; null without one.' }),
  }),
});

const DailyDigest = builder.objectRef<MemberDigest>('DailyDigest').implement({
  description: 'What waits today, counted once in the morning.',
  fields: (t) => ({
    isWanted: t.exposeBoolean('isWanted', { description: 'Whether the viewer gets one each day.' }),
    day: t.expose('day', { type: 'Date', nullable: true, description: 'Today in Dhaka, as YYYY-MM-DD; null while there is none of today.' }),
    madeAt: t.expose('madeAt', { type: 'DateTime', nullable: true, description: 'When it was counted; null while there is none of today.' }),
    isRead: t.exposeBoolean('isRead', { description: 'Whether the viewer has put it away.' }),
    comparedTo: t.expose('comparedTo', { type: 'Date', nullable: true, description: 'Day of the digest before, as YYYY-MM-DD; null without one.' }),
    lines: t.expose('lines', { type: [DigestLine], description: 'What waits or has waited, of what the viewer may see.' }),
  }),
});

builder.objectField(Viewer, 'dailyDigest', (t) =>
  t.field({
    type: DailyDigest,
    nullable: true,
    description: 'The digest of today; null for whoever has no bell of their own.',
    resolve: (session) => (hasOwnBell(session) ? memberDigest(session) : null),
  }),
);

const answer = { record: 'viewer', type: Viewer, resolve: (_result: unknown, { session }: { session: Session }) => session };

commandField('wantDigest', wantDigest, { description: 'Begins or ends the daily digest of the viewer.', ...answer });

commandField('readDigest', readDigest, { description: 'Puts a daily digest away for the viewer, who has read it.', ...answer });
