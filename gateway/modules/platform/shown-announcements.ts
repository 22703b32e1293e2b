import { db } from '../../db/client.ts';
import type { Announcement } from '../../db/generated/client/client.ts';
import type { Session } from '../../session/session.ts';

/** More at once would push the page out of sight. */
const MAX_SHOWN = 3;

/**
 * What the person is to read above every page now, the most severe first: of their business's tier and for their role,
 * unless they have put it away. One statement.
 */
export async function announcementsFor(session: Session): Promise<Announcement[]> {
  const { business, userId } = session;
  return db.$queryRaw<Announcement[]>`
    SELECT a.* FROM "Announcement" a
    WHERE a."endsAt" > now() AND a."startsAt" <= now()
      AND (NOT a."isForAdmins" OR ${session.can('ADMIN')})
      AND (cardinality(a."tiers") = 0
        OR (SELECT b."subscription" FROM "Business" b WHERE b."id" = ${business?.id ?? null}::uuid) = ANY (a."tiers"))
      AND NOT EXISTS (
        SELECT 1 FROM "AnnouncementDismissal" d WHERE d."announcementId" = a."id" AND d."userId" = ${userId}::uuid)
    ORDER BY a."severity" DESC, a."startsAt" DESC, a."id" DESC LIMIT ${MAX_SHOWN}`;
}
