import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { day, idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';

/** Saves the day on which preordered goods are expected. Throws NotFoundError. */
export const planPreorder = defineCommand({
  name: 'preorders.plan',
  permission: 'preorders',
  input: z.object({
    variantId: idOf('Variant'),
    expectedOn: day().optional().describe('The day in Dhaka, as YYYY-MM-DD; nobody knows when left out.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { variantId, expectedOn }) => {
    await lockRow(tx, 'Variant', businessId, variantId);
    const { sku, productId } = await tx.variant.findUniqueOrThrow({
      where: { businessId_id: { businessId, id: variantId } }, select: { sku: true, productId: true },
    });
    const data = { expectedOn: expectedOn ? new Date(expectedOn) : null };
    await tx.preorderPlan.upsert({
      where: { businessId_variantId: { businessId, variantId } }, create: { businessId, variantId, ...data }, update: data,
      select: { variantId: true },
    });
    await audit({
      entity: ['Product', productId],
      summary: expectedOn ? msg('{{sku}} is expected on {{expectedOn, day}}', { sku, expectedOn }) : msg('Nobody knows when {{sku}} comes', { sku }),
      after: { sku, expectedOn: expectedOn ?? null },
    });
    return { variantId };
  },
});
