import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { idOf, money } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { NotFoundError, ValidationError } from '../../errors.ts';
import { taka } from './product-changes.ts';

/** The price of one variant, as it is typed in the list. A sale price that would be above it is taken away. */
export const setVariantPrice = defineCommand({
  name: 'catalog.setVariantPrice',
  permission: 'product',
  input: z.object({
    id: idOf('Variant'),
    price: money().describe('What one piece sells for.'),
    expected: money().optional().describe('The price that the change was made on; refused when it has moved on.'),
  }),
  run: async ({ tx, session, audit }, { id, price, expected }) => {
    const { businessId } = session;
    const where = { businessId_id: { businessId, id } };
    const found = await tx.variant.findUnique({ where, select: { productId: true } });
    if (!found) throw new NotFoundError('Variant');
    const { productId } = found;
    await lockRow(tx, 'Product', businessId, productId);
    const { sku, pricePoisha: before, salePricePoisha: sale } = await tx.variant.findUniqueOrThrow({
      where, select: { sku: true, pricePoisha: true, salePricePoisha: true },
    });
    if (expected !== undefined && expected !== before) {
      throw new ValidationError('The price was changed by someone else', [
        { field: 'price', message: `It is ${taka(before)} now` },
      ]);
    }
    if (before === price) return { id };
    const keepsSale = sale !== null && sale <= price;
    await tx.variant.update({
      where, data: { pricePoisha: price, salePricePoisha: keepsSale ? sale : null }, select: { id: true },
    });
    await tx.product.update({
      where: { businessId_id: { businessId, id: productId } }, data: { version: { increment: 1 } }, select: { id: true },
    });
    await audit({
      entity: ['Product', productId], summary: `Price of ${sku} ${taka(before)} to ${taka(price)}`,
      before: { sku, pricePoisha: before, salePricePoisha: sale }, after: { pricePoisha: price },
    });
    return { id };
  },
});
