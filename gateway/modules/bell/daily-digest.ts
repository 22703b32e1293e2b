import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { DIGEST_KINDS, type DigestKind } from '../../../schema/rules/digest-kinds.ts';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { defineCommand } from '../../commands/command.ts';
import { day as dayField } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { mistakeIn } from '../../errors.ts';
import type { Session } from '../../session/session.ts';
import { memberKey } from './mute-notices.ts';

export interface DigestLine {
  kind: DigestKind;
  count: number;
  /** In the digest before; null without one. */
  before: number | null;
}

/** The digest of today, as one member sees it. */
export interface MemberDigest {
  isWanted: boolean;
  /** Null while there is none of today. */
  day: string | null;
  madeAt: Date | null;
  isRead: boolean;
  /** Day of the digest before, which it is compared with; null without one. */
  comparedTo: string | null;
  lines: DigestLine[];
}

/** One that is older than a kind lacks it. */
type Counts = Partial<Record<DigestKind, number>>;

interface DigestRow {
  readDay: string | null;
  day: string | null;
  madeAt: Date | null;
  counts: Counts | null;
  dayBefore: string | null;
  countsBefore: Counts | null;
}

const NONE = { isWanted: false, day: null, madeAt: null, isRead: false, comparedTo: null, lines: [] };

/** Only the kinds that the member may see now, and of them those that wait or have waited. One statement. */
export async function memberDigest(session: Session, now = new Date()): Promise<MemberDigest> {
  const { businessId, userId } = memberKey(session);
  const [row] = await db.$queryRaw<DigestRow[]>`
    SELECT r."readDay"::text, d."day"::text, d."createdAt" AS "madeAt", d."counts", p."day"::text AS "dayBefore", p."counts" AS "countsBefore"
    FROM "DigestReader" r
    LEFT JOIN "DailyDigest" d ON d."businessId" = r."businessId" AND d."day" = ${dhakaDay(now)}::date
    LEFT JOIN LATERAL (
      SELECT p."day", p."counts" FROM "DailyDigest" p
      WHERE p."businessId" = r."businessId" AND p."day" < d."day" ORDER BY p."day" DESC LIMIT 1
    ) p ON true
    WHERE r."businessId" = ${businessId}::uuid AND r."userId" = ${userId}::uuid`;
  if (!row) return NONE;
  const { readDay, day, madeAt, counts, dayBefore, countsBefore } = row;
  const kinds = (Object.keys(DIGEST_KINDS) as DigestKind[]).filter((kind) => session.can(DIGEST_KINDS[kind]));
  const lines = counts ? kinds.map((kind) => ({ kind, count: counts[kind] ?? 0, before: countsBefore && (countsBefore[kind] ?? 0) })) : [];
  return {
    isWanted: true, day, madeAt, isRead: day !== null && readDay !== null && readDay >= day, comparedTo: dayBefore,
    lines: lines.filter(({ count, before }) => count > 0 || (before ?? 0) > 0),
  };
}

/** Begins or ends the daily digest of the member. */
export const wantDigest = defineCommand({
  name: 'bell.wantDigest',
  permission: 'notification',
  input: z.object({ isWanted: z.boolean().describe('Whether it is made.') }),
  run: async ({ tx, session }, { isWanted }) => {
    const key = memberKey(session);
    if (isWanted) await tx.digestReader.createMany({ data: [key], skipDuplicates: true });
    else await tx.digestReader.deleteMany({ where: key });
    return { isWanted };
  },
});

/** Puts a digest away for the member who has read it. */
export const readDigest = defineCommand({
  name: 'bell.readDigest',
  permission: 'notification',
  input: z.object({ day: dayField().meta({ sample: '2026-01-04' }).describe('Its day in Dhaka, as YYYY-MM-DD.') }),
  run: async ({ tx, session }, { day }) => {
    if (day > dhakaDay(new Date())) throw mistakeIn('day', msg('Not a day'));
    const readDay = new Date(day);
    await tx.digestReader.updateMany({
      where: { ...memberKey(session), OR: [{ readDay: null }, { readDay: { lt: readDay } }] }, data: { readDay },
    });
    return { day };
  },
});
