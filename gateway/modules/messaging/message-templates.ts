import { z } from 'zod';
import { defineQuery } from '../../commands/command.ts';
import { db } from '../../db/client.ts';

/** The templates of the single-SMS form, by name. */
export const messageTemplates = defineQuery({
  name: 'messaging.templates',
  permission: 'order',
  input: z.object({}),
  run: ({ session }) =>
    db.messageTemplate.findMany({
      where: { businessId: session.businessId },
      orderBy: { name: 'asc' },
      take: 500,
      select: { id: true, name: true, text: true },
    }),
});
