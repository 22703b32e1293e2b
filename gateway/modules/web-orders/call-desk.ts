import { db } from '../../db/client.ts';
import { DESK_DEFAULTS, type CallDeskSetting } from './call-desk-setting.ts';

export interface DeskSite {
  id: string;
  name: string;
}

export interface CallDeskFacts {
  setting: CallDeskSetting;
  sites: DeskSite[];
  /** Names of the people who have an order claimed now. */
  callers: string[];
  /** Names of the enabled sites with a problem in receiving orders, as counted for the bell. */
  troubledSites: string[];
  /** Call-backs that are due now, at most 1,000. */
  dueCount: number;
}

/** The figures at the head of the call desk, in one statement. */
export async function readCallDesk(businessId: string): Promise<CallDeskFacts> {
  const [desk] = await db.$queryRaw<[Omit<CallDeskFacts, 'setting'> & { setting: CallDeskSetting | null }]>`
    SELECT
      (SELECT to_jsonb(s) - 'businessId' FROM "CallDeskSetting" s WHERE s."businessId" = ${businessId}::uuid) AS "setting",
      (SELECT coalesce(json_agg(json_build_object('id', w."id", 'name', w."name") ORDER BY w."name"), '[]') FROM "WebSite" w
        WHERE w."businessId" = ${businessId}::uuid) AS "sites",
      (SELECT coalesce(json_agg(w."name" ORDER BY w."name"), '[]') FROM "WebSite" w
        WHERE w."businessId" = ${businessId}::uuid AND w."enabled" AND (w."consecutiveErrors" > 0 OR w."refusedDeliveries" > 0
          OR w."stockPushError" IS NOT NULL
          OR ((w."lastEventAt" IS NOT NULL OR w."webhooksSetUp") AND w."webhooksOff" <> '{}'))) AS "troubledSites",
      (SELECT coalesce(json_agg(DISTINCT o."claimedByName"), '[]') FROM "WebOrder" o
        WHERE o."businessId" = ${businessId}::uuid AND o."claimedUntil" > now()) AS "callers",
      (SELECT count(*)::int FROM (SELECT 1 FROM "WebOrder" o WHERE o."businessId" = ${businessId}::uuid
        AND o."status" IN ('NO_ANSWER', 'ON_HOLD') AND o."callAt" <= now() AND o."decidedAt" IS NULL AND o."attempts" > 0 LIMIT 1000) due) AS "dueCount"`;
  return { ...desk, setting: desk.setting ?? DESK_DEFAULTS };
}
