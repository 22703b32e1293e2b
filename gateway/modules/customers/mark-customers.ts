import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { mistakeIn, ValidationError } from '../../errors.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { selectedCustomers, selection } from './customer-selection.ts';
import { customerTag, MAX_TAGS } from './edit-customer.ts';
import { lockCustomer } from './lock-customer.ts';

const marks = z.object({ tags: z.array(z.string()), smsOptOut: z.boolean() });
type Marks = z.output<typeof marks>;

async function lockMarks({ tx, session: { businessId } }: CommandContext, id: string): Promise<Marks> {
  await lockCustomer(tx, businessId, id);
  return tx.customer.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { tags: true, smsOptOut: true } });
}

async function writeMarks({ tx, session: { businessId }, audit }: CommandContext, id: string, before: Marks, after: Marks, summary: Message) {
  await tx.customer.update({ where: { businessId_id: { businessId, id } }, data: { ...after, version: { increment: 1 } }, select: { id: true } });
  await audit({ entity: ['Customer', id], summary, before, after });
}

/** Adds a tag to a customer, or notes that they want no SMS. Undo restores a customer only if nobody has changed it since. */
export const markKind = defineBulkKind({
  name: 'customers.mark',
  permission: 'ADMIN',
  row: z.object({ id: z.uuid(), tag: z.string().optional(), smsOptOut: z.boolean().optional() }),
  run: async (context, { id, tag, smsOptOut }) => {
    const from = await lockMarks(context, id);
    const isTagged = tag === undefined || from.tags.includes(tag);
    if (isTagged && (smsOptOut ?? from.smsOptOut) === from.smsOptOut) return { status: 'SKIPPED', message: msg('It is so already') };
    if (!isTagged && from.tags.length >= MAX_TAGS) throw new ValidationError(msg('At most {{limit}} tags', { limit: MAX_TAGS }));
    const to = { tags: isTagged ? from.tags : [...from.tags, tag], smsOptOut: smsOptOut ?? from.smsOptOut };
    await writeMarks(context, id, from, to, tag === undefined ? optOutText(smsOptOut!) : msg('Tagged {{tag}}', { tag }));
    return { status: 'OK', before: { from, to } };
  },
  undo: async (context, { id }, before) => {
    const { from, to } = z.object({ from: marks, to: marks }).parse(before);
    const now = await lockMarks(context, id);
    if (JSON.stringify(now) !== JSON.stringify(to)) throw new ValidationError('It was changed since');
    await writeMarks(context, id, now, from, msg('Marks as before'));
    return { status: 'OK' };
  },
});

const optOutText = (isOut: boolean): Message => (isOut ? msg('Wants no SMS') : msg('May get SMS again'));

/** Tags many customers, or notes that they want no SMS or may get some again, in a bulk job. */
export const markCustomers = defineCommand({
  name: 'customers.markInBulk',
  permission: 'ADMIN',
  input: z.object({
    ...selection,
    tag: customerTag().optional().describe('The word to add.'),
    smsOptOut: z.boolean().optional().describe('Whether they want no SMS but those about their own orders.'),
  }),
  run: async (context, { tag, smsOptOut, ...chosen }) => {
    if (tag === undefined && smsOptOut === undefined) throw mistakeIn('tag', msg('Required'));
    const rows = await selectedCustomers(context, chosen);
    const count = rows.length;
    const title = tag !== undefined
      ? msg('Tag {{count}} customers: {{tag}}', { count, tag, defaultValue_one: 'Tag {{count}} customer: {{tag}}' })
      : smsOptOut
        ? msg('No SMS for {{count}} customers', { count, defaultValue_one: 'No SMS for {{count}} customer' })
        : msg('SMS again for {{count}} customers', { count, defaultValue_one: 'SMS again for {{count}} customer' });
    return startBulkJob(context, markKind, {
      title, rows: rows.map(({ id, name, phone }) => ({ label: `${name} · ${phone}`, input: { id, tag, smsOptOut } })),
    });
  },
});
