import { z } from 'zod';
import { asciiDigits } from '../../../schema/rules/phone.ts';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { SmsStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../listing/common-filters.ts';
import { likeText } from '../../listing/like-text.ts';
import { defineListing } from '../../listing/listing.ts';

export const smsStatus = z.enum(SmsStatus);

export const smsListing = defineListing({
  name: 'messaging.log',
  permission: 'ADMIN',
  ...byCreation,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(smsStatus).max(10).optional(),
    /** Part of a number or of a text. */
    search: text(100).optional(),
    ...createdFields,
  }),
  where: ({ businessId }, { status, search, ...created }): Prisma.SmsMessageWhereInput => ({
    businessId,
    ...statusWhere(status),
    ...createdWhere(created),
    ...(search && {
      OR: [
        { mobileNumber: { contains: likeText(asciiDigits(search).replace(/^\+?88(?=01)/, '')) } },
        { message: { contains: likeText(search), mode: 'insensitive' } },
      ],
    }),
  }),
});
