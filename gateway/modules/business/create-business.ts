import { z } from 'zod';
import { defineCommand } from '../../commands/command.ts';
import { phone, requiredText, text } from '../../commands/fields.ts';
import { ForbiddenError } from '../../errors.ts';
import { lockFounder, openOwnBusiness } from './founding.ts';
import { assertNoneUnpaid } from './unpaid-businesses.ts';

/**
 * Adds a business for a founder, without a package: it is used once its package has been paid. Only a phone number
 * that had no trial gives one, see `signUpTrial`. The business that the user works in stays selected.
 */
export const createBusiness = defineCommand({
  name: 'business.create',
  permission: 'SIGNED_IN',
  scope: 'person',
  allowExpired: true,
  input: z.object({ name: requiredText(100), address: text(300).optional(), hotline: phone().optional() }),
  run: async (context, opening) => {
    const { founds } = await lockFounder(context);
    if (!founds) throw new ForbiddenError('Only a founder may add a business');
    await assertNoneUnpaid(context);
    return openOwnBusiness(context, { ...opening, packageExpiresAt: new Date() });
  },
});
