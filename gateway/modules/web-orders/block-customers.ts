import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { requiredText, version } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
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
    const { version: made } = await tx.buyerBlock.findUniqueOrThrow({ where: { businessId_id: { businessId, id } }, select: { version: true } });
    return { status: 'OK', before: { id, version: made } };
  },
  undo: async (context, _row, before) => {
    // Left out by jobs that began before it was kept.
    const { id: blockId, version: made } = z.object({ id: z.string(), version: version().optional() }).parse(before);
    // What somebody has said of the number since is theirs.
    await lockRow(context.tx, 'BuyerBlock', context.session.businessId, blockId, made);
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
