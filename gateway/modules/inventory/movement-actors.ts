import { db } from '../../db/client.ts';

interface Batch {
  userIds: Set<string>;
  names: Promise<Map<string, string>>;
}

/** Requests of one turn of the event loop, by business, so that the rows of a list are one statement. */
const waiting = new Map<string, Batch>();

/** What somebody is called who is or was a member; empty for all others, whose names are no business of this one. */
export async function memberName(businessId: string, userId: string): Promise<string> {
  let batch = waiting.get(businessId);
  if (!batch) {
    const userIds = new Set<string>();
    const names = new Promise<void>((resolve) => { setImmediate(resolve); }).then(() => {
      waiting.delete(businessId);
      return readNames(businessId, [...userIds]);
    });
    batch = { userIds, names };
    waiting.set(businessId, batch);
  }
  batch.userIds.add(userId);
  return (await batch.names).get(userId) ?? '';
}

async function readNames(businessId: string, userIds: string[]): Promise<Map<string, string>> {
  const rows = await db.$queryRaw<{ userId: string; name: string }[]>`
    SELECT m."userId", coalesce(nullif(u."name", ''), nullif(m."invitedName", ''), u."email") AS "name"
    FROM "Membership" m JOIN "User" u ON u."id" = m."userId"
    WHERE m."businessId" = ${businessId}::uuid AND m."userId" = ANY(${userIds}::uuid[])`;
  return new Map(rows.map(({ userId, name }) => [userId, name]));
}
