import { LRUCache } from 'lru-cache';
import { db, type Tx } from '../../../db/client.ts';
import { toJson } from '../../../db/json-rows.ts';
import type { CourierProvider } from '../../../db/generated/client/enums.ts';
import type { CourierArea } from '../clients/courier-client.ts';
import { connectCourier } from '../connected-courier.ts';
import { matchArea, type MatchedArea, type Place } from './match-area.ts';

/** Whether a courier takes its own area ids. RedX accepts no parcel without one; without one Pathao reads the address itself. */
export const AREA_IDS: Record<CourierProvider, 'none' | 'optional' | 'required'> = { STEADFAST: 'none', PATHAO: 'optional', REDX: 'required' };

/** The job that reloads the areas of one courier. */
export const READ_AREAS_TASK = 'couriers.read-areas';

interface Owner {
  businessId: string;
  courierId: string;
}

const FIELDS = { code: true, name: true, groupCode: true, groupName: true } as const;

/** Cached for a minute: a bulk job books hundreds of parcels, and the areas of a courier change a few times a year. */
const known = new LRUCache<string, { areas: CourierArea[] }, Owner>({
  max: 200,
  ttl: 60_000,
  fetchMethod: async (_key, _stale, { context }) =>
    ({ areas: await db.courierArea.findMany({ where: { ...context }, select: FIELDS, orderBy: { code: 'asc' } }) }),
});

/** All areas of a courier as its API last listed them, from a cache of one minute. */
export async function areasOf({ businessId, courierId }: Owner): Promise<CourierArea[]> {
  const owner = { businessId, courierId };
  return (await known.forceFetch(`${businessId}:${courierId}`, { context: owner })).areas;
}

export interface PlacedArea extends MatchedArea {
  /** A person chose it; otherwise it is suggested because the names are alike. */
  isChosen: boolean;
}

/** The area of a thana: the one a person chose, otherwise the one with the most similar name. */
export async function areaOf(tx: Tx, owner: Owner, place: Place): Promise<PlacedArea | null> {
  const { businessId, courierId } = owner;
  const chosen = await tx.courierPlace.findUnique({
    where: { businessId_courierId_district_thana: { businessId, courierId, district: place.district, thana: place.thana } },
    select: { area: { select: FIELDS } },
  });
  if (chosen) return { area: chosen.area, isSure: true, isChosen: true };
  const matched = matchArea(await areasOf(owner), place);
  return matched && { ...matched, isChosen: false };
}

/** Reloads the areas of a courier from its API. An area that the API no longer lists is kept while a thana uses it. */
export async function readAreas({ businessId, courierId }: Owner): Promise<void> {
  const { client } = await connectCourier(businessId, courierId);
  const areas = await client.areas?.();
  if (!areas || areas.length === 0) return;
  const unique = [...new Map(areas.map((area) => [area.code, area])).values()];
  await db.$executeRaw`
    INSERT INTO "CourierArea" ("businessId", "courierId", "code", "name", "groupCode", "groupName")
    SELECT ${businessId}::uuid, ${courierId}::uuid, r."code", r."name", r."groupCode", r."groupName"
    FROM json_to_recordset(${toJson(unique)}::json) AS r ("code" text, "name" text, "groupCode" text, "groupName" text)
    ON CONFLICT ("businessId", "courierId", "code") DO UPDATE
      SET "name" = excluded."name", "groupCode" = excluded."groupCode", "groupName" = excluded."groupName"`;
  await db.$executeRaw`
    DELETE FROM "CourierArea" a WHERE a."businessId" = ${businessId}::uuid AND a."courierId" = ${courierId}::uuid
      AND a."code" <> ALL(${unique.map(({ code }) => code)})
      AND NOT EXISTS (SELECT 1 FROM "CourierPlace" p
        WHERE p."businessId" = a."businessId" AND p."courierId" = a."courierId" AND p."areaCode" = a."code")`;
  known.delete(`${businessId}:${courierId}`);
}

/** Reloads all couriers that have areas; runs once a week. */
export async function readAllAreas(enqueue: (owner: Owner) => Promise<void>): Promise<void> {
  const providers = (Object.keys(AREA_IDS) as CourierProvider[]).filter((provider) => AREA_IDS[provider] !== 'none');
  const couriers = await db.courier.findMany({ where: { provider: { in: providers }, kind: 'API', isActive: true }, select: { businessId: true, id: true } });
  for (const { businessId, id: courierId } of couriers) await enqueue({ businessId, courierId });
}
