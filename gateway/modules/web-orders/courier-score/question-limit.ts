import { dhakaDay } from '../../../../schema/rules/format.ts';
import { db } from '../../../db/client.ts';
import type { CourierScoreSetting } from '../../../db/generated/client/client.ts';

type Counted = Pick<CourierScoreSetting, 'askedDay' | 'askedCount'>;

/** Questions since midnight in Dhaka that were answered, or wait for their answer. */
export const askedToday = ({ askedDay, askedCount }: Counted): number => (askedDay && dhakaDay(askedDay) === dhakaDay(new Date()) ? askedCount : 0);

/**
 * Counts a question before it is asked, so that of several at once none goes beyond the limit of the day. Returns the day
 * that it counts for; null at the limit.
 */
export async function claimQuestion(businessId: string): Promise<string | null> {
  const today = dhakaDay(new Date());
  const claimed = await db.$executeRaw`
    UPDATE "CourierScoreSetting" SET "askedDay" = ${today}::date, "askedCount" = CASE WHEN "askedDay" = ${today}::date THEN "askedCount" ELSE 0 END + 1
    WHERE "businessId" = ${businessId}::uuid AND ("askedDay" IS DISTINCT FROM ${today}::date OR "askedCount" < "dailyLimit")`;
  return claimed > 0 ? today : null;
}

/** Gives back the place of a question that got no answer. */
export async function releaseQuestion(businessId: string, day: string): Promise<void> {
  await db.courierScoreSetting.updateMany({
    where: { businessId, askedDay: new Date(day), askedCount: { gt: 0 } }, data: { askedCount: { decrement: 1 } },
  });
}
