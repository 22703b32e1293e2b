import { z } from 'zod';
import { idOf, money, text } from '../../commands/fields.ts';

/** A delivery address: long enough to be found, and at most as long as couriers accept. */
export const deliveryAddress = () => text(250).refine((value) => value.length >= 10, 'At least 10 characters');

/** A line as it is ordered. */
export const orderedLine = z.object({
  variantId: idOf('Variant'),
  quantity: z.int().min(1, 'At least 1').max(100_000, 'At most 100000').describe('Pieces.'),
  unitPrice: money().describe('Of one piece, before the discount, in taka.'),
  discount: money().default(0n).meta({ description: 'Off the line, not off each piece, in taka.', sample: 0 }),
});
