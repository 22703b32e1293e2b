import { z } from 'zod';
import { NOTE_WORDS, wordList } from '../../../schema/rules/order-words.ts';
import { idOf, money, requiredText, text } from '../../commands/fields.ts';

/** A delivery address: long enough to be found, and at most as long as couriers accept. */
export const deliveryAddress = () => text(250).refine((value) => value.length >= 10, 'At least 10 characters');

export const shippingNoteField = () => text(300).optional()
  .describe(`For the courier, printed on the parcel; ${wordList(NOTE_WORDS)} stand for what the order says when it is read.`);

/** Tags of one order. */
export const MAX_TAGS = 10;

export const orderTags = () => z.array(requiredText(30)).max(MAX_TAGS, 'At most 10 tags').optional().describe('Words that staff sort orders by.');

/** A line as it is ordered. */
export const orderedLine = z.object({
  variantId: idOf('Variant'),
  quantity: z.int().min(1, 'At least 1').max(100_000, 'At most 100000').describe('Pieces.'),
  unitPrice: money().describe('Of one piece, before the discount, in taka.'),
  discount: money().default(0n).meta({ description: 'Off the line, not off each piece, in taka.', sample: 0 }),
});
