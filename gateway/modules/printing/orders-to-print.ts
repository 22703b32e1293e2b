import { z } from 'zod';
import { idOf } from '../../commands/fields.ts';

/** As many as are read at once; a longer print is read in parts. */
const MAX_ORDERS = 50;

/** The orders of one print, or of a part of it. */
export const ordersToPrintInput = z.object({
  ids: z.array(idOf('Order')).min(1).max(MAX_ORDERS).describe(`Their ids, ${MAX_ORDERS} at most.`),
});
