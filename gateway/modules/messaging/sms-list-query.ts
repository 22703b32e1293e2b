import { z } from 'zod';
import { asciiDigits } from '../../../schema/rules/phone.ts';
import { text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { SmsStatus } from '../../db/generated/client/enums.ts';
import { byCreation, createdFields, createdWhere, statusWhere } from '../../list-query/common-filters.ts';
import { containsText, likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

/** '01711-204466' and '+880 1711 204466' are how people write what is stored as 01711204466. */
const asDigits = (search: string) => asciiDigits(search).replaceAll(/[\s\-().]/g, '').replace(/^\+?88(?=01)/, '');

export const smsStatus = z.enum(SmsStatus);

export const smsListQuery = defineListQuery({
  name: 'messaging.log',
  table: 'SmsMessage',
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
        ...(asDigits(search) === '' ? [] : [{ mobileNumber: { contains: likeText(asDigits(search)) } }]),
        ...containsText(search).map((message) => ({ message })),
      ],
    }),
  }),
});
