import { z } from 'zod';
import { dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import { databaseTime } from '../../db/clock.ts';
import { mistakeIn, PreconditionError } from '../../errors.ts';
import { closedThrough, lockBooks } from './closing.ts';

/** Closes the books up to a past day: the journal accepts no more entries for that day or earlier ones. */
export const closeBooks = defineCommand({
  name: 'accounting.closeBooks',
  permission: 'ADMIN',
  input: z.object({ through: z.date().describe('The last day in Dhaka that is closed.') }),
  run: async ({ tx, session, audit }, { through }) => {
    const { businessId, actorName } = session;
    const day = dhakaDay(through);
    // By the clock that gives entries their day: nothing could be booked any more in a day that is not over.
    if (day >= dhakaDay(await databaseTime(tx))) {
      throw mistakeIn('through', msg('Only days that are over can be closed'));
    }
    await lockBooks(tx, businessId);
    const before = await closedThrough(tx, businessId);
    if (before && day <= before) throw new PreconditionError('BOOKS_CLOSED', msg('The books are closed up to {{day, day}}', { day: before }));
    const closing = { closedThrough: new Date(day), closedByName: actorName, closedAt: new Date() };
    await tx.bookClosing.upsert({ where: { businessId }, create: { businessId, ...closing }, update: closing });
    await audit({ entity: ['Business', businessId], summary: msg('Closed the books up to {{day, day}}', { day }), before: { closedThrough: before }, after: { closedThrough: day } });
    return { closed: true };
  },
});

/** Reopens closed days: all of them, or those after a day. Only a founder, with a reason. */
export const reopenBooks = defineCommand({
  name: 'accounting.reopenBooks',
  permission: 'FOUNDER',
  input: z.object({
    through: z.date().optional().describe('The last day that stays closed; none when left out.'),
    reason: requiredText(200).describe('Why.'),
  }),
  run: async ({ tx, session, audit }, { through, reason }) => {
    const { businessId, actorName } = session;
    await lockBooks(tx, businessId);
    const before = await closedThrough(tx, businessId);
    const day = through ? dhakaDay(through) : null;
    if (!before || (day && day >= before)) throw new PreconditionError('BOOKS_OPEN', 'These days are open');
    await tx.bookClosing.update({
      where: { businessId }, data: { closedThrough: day && new Date(day), closedByName: actorName, closedAt: new Date() },
    });
    await audit({ entity: ['Business', businessId], summary: msg('Opened the books again: {{reason}}', { reason }), before: { closedThrough: before }, after: { closedThrough: day } });
    return { closed: day !== null };
  },
});
