import { z } from 'zod';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { msg } from '../../../schema/rules/message.ts';
import { poishaToTaka, type Poisha } from '../../../schema/rules/money.ts';
import { keptSalePrice } from '../../../schema/rules/price-change.ts';

interface PriceSetting {
  id: string;
  price: Poisha;
  /** Left out, the sale price stays, unless it is above the new price: then it is cleared. */
  salePrice?: Poisha | null;
  /** The price that the change was calculated from; the command fails when it is another by now. */
  expected?: Poisha;
  /** The same of the sale price; null for none. */
  expectedSale?: Poisha | null;
}

/** Sets the price of one variant. Returns the old price, null when nothing changes. */
export async function setPrice(
  { tx, session: { businessId }, audit }: CommandContext, { id, price, salePrice, expected, expectedSale }: PriceSetting,
): Promise<{ price: Poisha; salePrice: Poisha | null } | null> {
  const where = { businessId_id: { businessId, id } };
  const found = await tx.variant.findUnique({ where, select: { productId: true } });
  if (!found) throw new NotFoundError('Variant');
  const { productId } = found;
  await lockRow(tx, 'Product', businessId, productId);
  const { sku, pricePoisha: before, salePricePoisha: sale } = await tx.variant.findUniqueOrThrow({
    where, select: { sku: true, pricePoisha: true, salePricePoisha: true },
  });
  if (expected !== undefined && expected !== before) {
    throw mistakeIn('price', msg('The price was changed by someone else, it is {{price, taka}} now', { price: poishaToTaka(before) }));
  }
  if (expectedSale !== undefined && expectedSale !== sale) throw mistakeIn('price', msg('The sale price was changed by someone else'));
  const after = salePrice === undefined ? keptSalePrice(sale, price) : salePrice;
  if (before === price && sale === after) return null;
  await tx.variant.update({ where, data: { pricePoisha: price, salePricePoisha: after }, select: { id: true } });
  await tx.product.update({
    where: { businessId_id: { businessId, id: productId } }, data: { version: { increment: 1 } }, select: { id: true },
  });
  await audit({
    entity: ['Product', productId], summary: msg('Price of {{sku}} {{before, taka}} to {{price, taka}}', { sku, before: poishaToTaka(before), price: poishaToTaka(price) }),
    before: { sku, pricePoisha: before, salePricePoisha: sale }, after: { pricePoisha: price, salePricePoisha: after },
  });
  return { price: before, salePrice: sale };
}

/** Sets the price of one variant, edited inline in the list. */
export const setVariantPrice = defineCommand({
  name: 'catalog.setVariantPrice',
  permission: 'product',
  input: z.object({
    id: idOf('Variant'),
    price: money().describe('What one piece sells for.'),
    expected: money().optional().describe('The price that the change was made on; refused when it has moved on.'),
  }),
  run: async (context, input) => {
    await setPrice(context, input);
    return { id: input.id };
  },
});
