import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText } from '../../commands/fields.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { selectedCustomers, selection } from '../customers/customer-selection.ts';
import { addBuyerBlock, blockAction, removeBuyerBlock } from './buyer-blocks.ts';

/** Puts the phone number of a customer on the block list. A number that has a rule keeps it; one that has ended makes room. */
export const blockCustomersKind = defineBulkKind({
  name: 'web-orders.blockCustomers',
  permission: 'ADMIN',
  row: z.object({ phone: z.string(), action: blockAction, reason: z.string() }),
  run: async (context, { phone: value, action, reason }) => {
    const { tx, session: { businessId } } = context;
    const standing = await tx.$queryRaw<object[]>`SELECT 1 FROM "BuyerBlock" WHERE "businessId" = ${businessId}::uuid AND "kind" = 'PHONE'
      AND "value" = ${value} AND ("expiresAt" IS NULL OR "expiresAt" > now())`;
    if (standing.length > 0) return { status: 'SKIPPED', message: msg('A rule for this number stands already') };
    const { id } = await addBuyerBlock.run(context, { kind: 'PHONE', value, action, reason });
    return { status: 'OK', before: { id } };
  },
  undo: async (context, _row, before) => {
    const { id: blockId } = z.object({ id: z.string() }).parse(before);
    await removeBuyerBlock.run(context, { blockId });
    return { status: 'OK' };
  },
});

/** Puts the phone numbers of many customers on the block list, in a bulk job. */
export const blockCustomers = defineCommand({
  name: 'web-orders.blockCustomers',
  permission: 'ADMIN',
  input: z.object({
    ...selection,
    action: blockAction.default('BLOCK').describe('What happens to their orders.'),
    reason: requiredText(300).describe('Why, in words.'),
  }),
  run: async (context, { action, reason, ...chosen }) => {
    const rows = await selectedCustomers(context, chosen);
    return startBulkJob(context, blockCustomersKind, {
      title: msg('Block {{count}} customers: {{reason}}', { count: rows.length, reason, defaultValue_one: 'Block {{count}} customer: {{reason}}' }),
      rows: rows.flatMap(({ name, phone: first, merged }) => [first, ...merged.map(({ phone }) => phone)].map((phone) => (
        { label: `${name} · ${phone}`, input: { phone, action, reason } }))),
    });
  },
});
