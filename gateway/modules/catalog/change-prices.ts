import { msg } from '../../../schema/rules/message.ts';
import { z } from 'zod';
import { MAX_TAKA, poishaToTaka, takaToPoisha } from '../../../schema/rules/money.ts';
import { changedPrice, keptSalePrice, PRICE_MODES, PRICE_STEPS } from '../../../schema/rules/price-change.ts';
import { checkText } from '../../commands/check-text.ts';
import { defineCommand } from '../../commands/command.ts';
import { mistakeIn, ValidationError } from '../../errors.ts';
import { defineBulkKind } from '../bulk-jobs/bulk-kind.ts';
import { MAX_ROWS, startBulkJob } from '../bulk-jobs/start-bulk-job.ts';
import { selectedWhere, selection } from './product-selection.ts';
import { setPrice } from './set-price.ts';

const poisha = z.coerce.bigint();

/** Sets new prices of variants. Each row names the price that the change was calculated from; it fails when the price is another by now. */
export const priceKind = defineBulkKind({
  name: 'catalog.prices',
  permission: 'product',
  row: z.object({ id: z.uuid(), expected: poisha, price: poisha }),
  run: async (context, { id, expected, price }) => {
    const before = await setPrice(context, { id, price, expected });
    if (!before) return { status: 'SKIPPED', message: 'It costs that already' };
    // As text, because JSON has no 64-bit integers.
    return { status: 'OK', before: { price: String(before.price), salePrice: before.salePrice === null ? null : String(before.salePrice) } };
  },
  undo: async (context, { id, price }, before) => {
    const earlier = z.object({ price: poisha, salePrice: poisha.nullable() }).parse(before);
    await setPrice(context, { id, ...earlier, expected: price, expectedSale: keptSalePrice(earlier.salePrice, price) });
    return { status: 'OK' };
  },
});

export const priceMode = z.enum(PRICE_MODES).describe('By percent or by an amount.');

const signed = (value: number) => `${value > 0 ? '+' : '−'}${Math.abs(value)}`;

/** Changes the prices of all variants of the given products, as a bulk job that can be undone. */
export const changePrices = defineCommand({
  name: 'catalog.changePrices',
  permission: 'product',
  input: z.object({
    ...selection,
    mode: priceMode,
    value: z.number().min(-1_000_000).max(1_000_000).multipleOf(0.01, 'At most two decimals')
      .describe('Percent or taka; below zero lowers the prices.'),
    roundTo: z.int().refine((step) => PRICE_STEPS.some((known) => known === step), checkText(msg('One of {{steps}}', { steps: PRICE_STEPS.join(', ') })))
      .meta({ sample: 10 }).describe('Taka that new prices are rounded to.'),
  }),
  run: async (context, { mode, value, roundTo, ...chosen }) => {
    const { tx, session: { businessId } } = context;
    if (value === 0) throw new ValidationError('Say by how much', [{ field: 'value', message: 'Not zero' }]);
    const variants = await tx.variant.findMany({
      where: { businessId, product: await selectedWhere(context, chosen) },
      select: { id: true, sku: true, pricePoisha: true },
      orderBy: [{ productId: 'asc' }, { position: 'asc' }, { id: 'asc' }],
      take: MAX_ROWS + 1,
    });
    const rows = variants.map(({ id, sku, pricePoisha }) => {
      const price = changedPrice(poishaToTaka(pricePoisha), { mode, value, roundTo });
      if (price > MAX_TAKA) throw mistakeIn('value', msg('The amount is too large'));
      return { label: sku, input: { id, expected: String(pricePoisha), price: String(takaToPoisha(price)) } };
    });
    const title = mode === 'PERCENT' ? msg('Prices {{change}} %', { change: signed(value) }) : msg('Prices {{change}} taka', { change: signed(value) });
    return startBulkJob(context, priceKind, { title, rows });
  },
});
