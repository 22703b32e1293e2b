import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { phone, requiredText, text } from '../../commands/fields.ts';
import { ForbiddenError } from '../../errors.ts';
import { found, lockFounder } from './founding.ts';

/**
 * Adds a business on TRIAL, for founders: they have proven a phone number with their first one. The one the
 * user works in stays selected.
 */
export const createBusiness = defineCommand({
  name: 'business.create',
  permission: 'SIGNED_IN',
  allowExpired: true,
  input: z.object({ name: requiredText(100), address: text(300).optional(), hotline: phone().optional() }),
  run: async (context, opening) => {
    const { founds } = await lockFounder(context);
    if (!founds) throw new ForbiddenError('Only a founder may add a business');
    return found(context, opening);
  },
});
