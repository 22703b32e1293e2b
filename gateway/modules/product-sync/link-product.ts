import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { askLinesAgain } from '../web-orders/ask-lines-again.ts';
import { matchSite } from './match-site.ts';

/** Links a shop's product to a variant by hand, or says that it has none here. Matching by codes does not change it any more. */
export const linkShopProduct = defineCommand({
  name: 'product-sync.link',
  permission: 'ADMIN',
  input: z.object({
    id: idOf('ShopProduct'),
    variant: idOf('Variant').optional().describe('What it is here; nothing when left out.'),
  }),
  run: async (context, { id, variant: variantId = null }) => {
    const { tx, session: { businessId }, audit } = context;
    const where = { businessId_id: { businessId, id } };
    const found = await tx.shopProduct.findUnique({ where, select: { siteId: true } });
    if (!found) throw new NotFoundError('Shop product');
    const { siteId } = found;
    await lockRow(tx, 'WebSite', businessId, siteId);
    const variant = variantId && await tx.variant.findUnique({
      where: { businessId_id: { businessId, id: variantId } }, select: { sku: true },
    });
    if (variantId && !variant) throw new NotFoundError('Variant');
    const before = await tx.shopProduct.findUniqueOrThrow({ where, select: { name: true, details: true, variantId: true } });
    const other = variantId && await tx.shopProduct.findFirst({
      where: { businessId, siteId, variantId, matchedBy: { in: ['HAND', 'IMPORT'] }, NOT: { id } }, select: { name: true },
    });
    if (other) throw mistakeIn('variant', msg('{{name}} of the shop stands for it already', { name: other.name }));
    await tx.shopProduct.update({ where, data: { variantId, matchedBy: 'HAND', pushesStock: false, pushError: '' }, select: { id: true } });
    await matchSite(context, siteId);
    await askLinesAgain(context, siteId);
    const item = [before.name, before.details].filter(Boolean).join(', ');
    await audit({
      entity: ['WebSite', siteId],
      summary: variant ? msg('Said that {{item}} of the shop is {{sku}}', { item, sku: variant.sku }) : msg('Said that {{item}} of the shop is none here', { item }),
      before: { variantId: before.variantId },
      after: { variantId },
    });
    return { id };
  },
});
