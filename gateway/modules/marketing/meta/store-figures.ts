import { db, type Tx } from '../../../db/client.ts';
import type { MetaAdAccount } from '../../../db/generated/client/client.ts';
import { beginning } from '../../../db/storable.ts';
import type { MetaLevel } from '../../../db/generated/client/enums.ts';
import { campaignKey, nameCampaign } from '../../accounting/name-campaign.ts';
import type { MetaRow } from './meta-client.ts';

/** As ad expenses name it; other names under which people enter the same campaign are found first. */
const PLATFORM = 'Facebook';
const OTHER_NAMES = ['Meta', 'Instagram'];
const MAX_NAME = 120;

interface Figures {
  level: MetaLevel;
  /** The days that were asked about: what is not among the rows is none any more. */
  since: string;
  until: string;
  rows: readonly MetaRow[];
}

/** Replaces what was kept of some days by what Meta says now, all of it or nothing. */
export async function storeFigures({ businessId, id: accountId }: Pick<MetaAdAccount, 'businessId' | 'id'>, { level, since, until, rows }: Figures): Promise<void> {
  const counted = rows.filter(({ spentCents, impressions }) => spentCents > 0n || impressions > 0n);
  await db.$transaction(async (tx) => {
    const locked = await tx.$queryRaw<{ isRead: boolean }[]>`
      SELECT "isRead" FROM "MetaAdAccount" WHERE "businessId" = ${businessId}::uuid AND "id" = ${accountId} FOR NO KEY UPDATE`;
    if (!locked[0]?.isRead) return;
    await tx.$executeRaw`
      DELETE FROM "MetaDay" d USING "MetaObject" o
      WHERE o."businessId" = ${businessId}::uuid AND o."accountId" = ${accountId} AND o."level" = ${level}::"MetaLevel"
        AND d."businessId" = o."businessId" AND d."objectId" = o."id" AND d."day" BETWEEN ${since}::date AND ${until}::date`;
    await keepObjects(tx, { businessId, accountId, level }, counted);
    await tx.metaDay.createMany({
      data: counted.map(({ id: objectId, day, spentCents, impressions, clicks, purchases, conversations }) =>
        ({ businessId, objectId, level, day: new Date(day), spentCents, impressions, clicks, purchases, conversations })),
    });
  }, { timeout: 60_000 });
}

/** Writes names as they are now, and finds our campaign for each of Meta's. */
async function keepObjects(tx: Tx, { businessId, accountId, level }: { businessId: string; accountId: string; level: MetaLevel }, rows: readonly MetaRow[]): Promise<void> {
  const newest = new Map(rows.toSorted((one, other) => one.day.localeCompare(other.day)).map((row) => [row.id, row]));
  const objects = [...newest.values()].toSorted((one, other) => one.id.localeCompare(other.id));
  if (objects.length === 0) return;
  await tx.$executeRaw`
    INSERT INTO "MetaObject" ("businessId", "id", "accountId", "level", "name", "parentId")
    SELECT ${businessId}::uuid, u."id", ${accountId}, ${level}::"MetaLevel", u."name", u."parent"
    FROM unnest(${objects.map(({ id }) => id)}::text[], ${objects.map(({ name }) => name)}::text[], ${objects.map(({ parentId }) => parentId)}::text[]) AS u ("id", "name", "parent")
    ON CONFLICT ("businessId", "id") DO UPDATE SET "name" = EXCLUDED."name", "parentId" = EXCLUDED."parentId"`;
  if (level !== 'CAMPAIGN') return;
  const loose = await tx.metaObject.findMany({
    where: { businessId, accountId, level, campaignId: null, id: { in: objects.map(({ id }) => id) } }, select: { id: true, name: true }, orderBy: { id: 'asc' },
  });
  for (const { id, name } of loose) {
    const campaignId = await campaignNamed(tx, businessId, beginning(name.trim(), MAX_NAME));
    if (campaignId) await tx.metaObject.update({ where: { businessId_id: { businessId, id } }, data: { campaignId }, select: { id: true } });
  }
}

async function campaignNamed(tx: Tx, businessId: string, name: string): Promise<string | null> {
  const known = await tx.campaign.findFirst({ where: { businessId, key: { in: OTHER_NAMES.map((platform) => campaignKey(platform, name)) } }, select: { id: true } });
  const own = await tx.campaign.count({ where: { businessId, key: campaignKey(PLATFORM, name) } });
  return known && own === 0 ? known.id : nameCampaign(tx, businessId, { platform: PLATFORM, name });
}
