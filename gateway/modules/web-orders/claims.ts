import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { NotFoundError, PreconditionError } from '../../errors.ts';
import { deskSetting } from './call-desk-setting.ts';
import { claimedByOthers, claimedError, NO_CLAIM } from './claim-lock.ts';
import { lockOpenOrder } from './decide-web-order.ts';
import { screenWebOrder } from './screen-web-order.ts';
import { lockName } from '../../db/lock-name.ts';

/** A claim reserves an order for one caller for some minutes, so that nobody else calls the same customer. */

/** Claims of one business are made one at a time, because two orders of one phone number are one customer. */
async function lockDesk({ tx, session: { businessId } }: CommandContext): Promise<void> {
  await lockName(tx, `call-desk:${businessId}`);
}

export const claimWebOrder = defineCommand({
  name: 'web-orders.claim',
  permission: 'newOrder',
  input: z.object({
    webOrderId: idOf('WebOrder'),
    takeOver: z.boolean().optional().describe('Take it from whoever is calling; for founders.'),
  }),
  run: async (context, { webOrderId: id, takeOver = false }) => {
    await lockDesk(context);
    await take(context, id, takeOver);
    return { id };
  },
});

async function take(context: CommandContext, id: string, takeOver: boolean): Promise<void> {
  const { tx, session, audit, announce } = context;
  const { businessId, user, actorName } = session;
  const order = await lockOpenOrder(context, id, { isTaking: true });
  const others = await claimedByOthers(tx, await tx.webOrder.findMany({
    // Orders without a phone are not one customer.
    where: { businessId, ...(order.phone === '' ? { id } : { phone: order.phone }), claimedUntil: { not: null } },
    select: { id: true, claimedById: true, claimedByName: true, claimedUntil: true },
  }), session);
  if (others[0] && takeOver) session.assertCan('FOUNDER');
  if (others[0] && !takeOver) throw claimedError(others[0]);
  // Ends the caller's earlier claim and, when the order is taken over, the claim of the other person.
  const freed = await tx.webOrder.updateManyAndReturn({
    where: { businessId, OR: [{ id: { in: others.map((other) => other.id) } }, { claimedById: user?.id ?? null, claimedUntil: { not: null } }] },
    data: NO_CLAIM,
    select: { id: true },
  });
  await screenWebOrder(context, id);
  const { claimMinutes } = await deskSetting(tx, businessId);
  await tx.$executeRaw`
    UPDATE "WebOrder" SET "claimedById" = ${user?.id ?? null}::uuid, "claimedByName" = ${actorName}, "claimedAt" = clock_timestamp(),
      "claimedUntil" = clock_timestamp() + make_interval(mins => ${claimMinutes}::int), "updatedAt" = now()
    WHERE "businessId" = ${businessId}::uuid AND "id" = ${id}::uuid`;
  for (const changed of [id, ...freed.map((other) => other.id)]) announce(['WebOrder', changed]);
  const from = others[0]?.claimedByName;
  if (from) await audit({ entity: ['WebOrder', id], summary: msg('Taken over from {{name}}', { name: from }) });
}

/** Ends the caller's own claim. Does nothing when the caller has none. */
export const releaseWebOrder = defineCommand({
  name: 'web-orders.release',
  permission: 'newOrder',
  input: z.object({ webOrderId: idOf('WebOrder') }),
  run: async ({ tx, session: { businessId, user }, announce }, { webOrderId: id }) => {
    const known = await tx.webOrder.findUnique({ where: { businessId_id: { businessId, id } }, select: { id: true } });
    if (!known) throw new NotFoundError('Web order');
    await tx.webOrder.updateMany({ where: { businessId, id, claimedById: user?.id ?? null }, data: NO_CLAIM });
    announce(['WebOrder', id]);
    return { id };
  },
});

/**
 * Claims the order that is due first: call-backs before new orders, without those that nobody answers however often they are
 * called. Two simultaneous calls get different orders.
 */
export const claimNextWebOrder = defineCommand({
  name: 'web-orders.claimNext',
  permission: 'newOrder',
  input: z.object({}),
  run: async (context) => {
    const { tx, session: { businessId, user } } = context;
    const { maxAttempts } = await deskSetting(tx, businessId);
    // Skips other orders of customers who are on the line with somebody else.
    await lockDesk(context);
    const rows = await tx.$queryRaw<{ id: string }[]>`
      SELECT w."id" FROM "WebOrder" w
      WHERE w."businessId" = ${businessId}::uuid AND w."status" IN ('PROCESSING', 'NO_ANSWER', 'ON_HOLD') AND w."decidedAt" IS NULL
        AND w."callAt" <= now() AND (w."status" = 'PROCESSING' OR w."attempts" > 0)
        AND NOT (w."status" = 'NO_ANSWER' AND w."attempts" >= ${maxAttempts}::int)
        AND NOT EXISTS (SELECT 1 FROM "WebOrder" c WHERE c."businessId" = w."businessId" AND c."phone" = w."phone"
          AND (w."phone" <> '' OR c."id" = w."id") AND c."claimedUntil" > now() AND c."claimedById" IS DISTINCT FROM ${user?.id ?? null}::uuid)
      ORDER BY (w."attempts" = 0), w."callAt", w."id" LIMIT 1`;
    const next = rows[0];
    if (!next) throw new PreconditionError('NOBODY_WAITS', 'Nobody is due for a call');
    await take(context, next.id, false);
    return { id: next.id };
  },
});
