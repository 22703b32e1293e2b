import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';
import { ConflictError } from '../../errors.ts';
import { lockBusiness } from './pause-messages.ts';

/** Nobody wants an SMS at night, and some sellers have never thought of it. */
export const QUIET_DEFAULTS = { from: 22, until: 8, version: 0 };

/** The hours of the day in Dhaka in which no message is sent by itself. */
export const quietHours = defineQuery({
  name: 'orderMessages.quietHours',
  permission: 'ADMIN',
  input: z.object({}),
  run: async ({ session: { businessId } }) => await db.quietHours.findUnique({ where: { businessId } }) ?? QUIET_DEFAULTS,
});

const hour = () => z.int().min(0).max(23, 'Between 0 and 23');

/** Says in which hours no message is sent by itself: what falls into them waits for their end. Throws ConflictError. */
export const setQuietHours = defineCommand({
  name: 'orderMessages.setQuietHours',
  permission: 'ADMIN',
  input: z.object({
    version: z.int().min(0).describe('As it was read; 0 where none were chosen yet.'),
    from: hour().describe('The first quiet hour of the day in Dhaka.'),
    until: hour().describe('The hour at which messages are sent again; the same as `from` for no quiet hours.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { version: read, ...hours }) => {
    await lockBusiness(tx, businessId);
    const before = await tx.quietHours.findUnique({ where: { businessId } });
    if ((before?.version ?? 0) !== read) throw new ConflictError('Quiet hours were changed by someone else, please reload');
    const saved = await tx.quietHours.upsert({
      where: { businessId }, create: { businessId, ...hours }, update: { ...hours, version: { increment: 1 } },
    });
    await audit({
      entity: ['Business', businessId],
      summary: hours.from === hours.until ? msg('Messages are sent at all hours') : msg('No message by itself from {{from}} to {{until}} o’clock', hours),
      before, after: hours,
    });
    return saved;
  },
});
