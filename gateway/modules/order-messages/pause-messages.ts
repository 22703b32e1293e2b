import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { db, type Tx } from '../../db/client.ts';

/** Whether no message is sent by itself now. */
export const areMessagesPaused = defineQuery({
  name: 'orderMessages.paused',
  permission: 'ADMIN',
  input: z.object({}),
  run: ({ session: { businessId } }) => readPause(db, businessId),
});

/** Whether the messages of a business are paused. */
export async function readPause(client: Tx | typeof db, businessId: string): Promise<boolean> {
  return (await client.business.findUniqueOrThrow({ where: { id: businessId }, select: { areMessagesPaused: true } })).areMessagesPaused;
}

/**
 * Stops all messages that are sent by itself, or lets them be sent again. What happens meanwhile is never told, and what
 * falls due meanwhile is skipped: news of yesterday helps nobody.
 */
export const pauseMessages = defineCommand({
  name: 'orderMessages.pause',
  permission: 'ADMIN',
  input: z.object({ isPaused: z.boolean().describe('Whether no message is sent by itself from now on.') }),
  run: async ({ tx, session: { businessId }, audit }, { isPaused }) => {
    await lockBusiness(tx, businessId);
    if (await readPause(tx, businessId) === isPaused) return isPaused;
    await tx.business.update({ where: { id: businessId }, data: { areMessagesPaused: isPaused }, select: { id: true } });
    await keepToldEvents(tx, businessId);
    await audit({
      entity: ['Business', businessId],
      summary: isPaused ? msg('All messages to customers are paused') : msg('Messages to customers are sent again'),
      before: { areMessagesPaused: !isPaused }, after: { areMessagesPaused: isPaused },
    });
    return isPaused;
  },
});

/** One change after the other: `toldEvents` of the business has to say what all of them say. */
export async function lockBusiness(tx: Tx, businessId: string): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "id" = ${businessId}::uuid FOR NO KEY UPDATE`;
}

/** Writes `toldEvents` of the business, which was locked, from what is on and not paused. */
export async function keepToldEvents(tx: Tx, businessId: string): Promise<void> {
  const rows = await readPause(tx, businessId) ? [] : await tx.autoMessage.findMany({ where: { businessId, isOn: true }, select: { event: true } });
  await tx.business.update({ where: { id: businessId }, data: { toldEvents: rows.map(({ event }) => event) }, select: { id: true } });
}
