import { z } from 'zod';
import { idOf } from '../../commands/fields.ts';

/** Upper limit of one request; a longer print is read in parts. */
const MAX_ORDERS = 50;

/** The orders of a print job or of one part of it. */
export const ordersToPrintInput = z.object({
  ids: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe(`Their ids, ${MAX_ORDERS} at most.`),
});
