import { z } from 'zod';
import { idOf } from '../../../commands/fields.ts';
import type { Prisma } from '../../../db/generated/client/client.ts';
import { CourierEventOutcome } from '../../../db/generated/client/enums.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { OPEN_OUTCOMES } from './event-commands.ts';

export const eventOutcome = z.enum(CourierEventOutcome);

export const courierReportListQuery = defineListQuery({
  name: 'couriers.reports',
  table: 'CourierEvent',
  permission: 'deliveryMethod',
  filter: z.object({
    isOpen: z.boolean().optional().describe('Only those that wait for a person, or only the others.'),
    outcome: z.array(eventOutcome).max(9).optional().describe('Only those of which this became.'),
    courierId: idOf('Courier').optional().describe('Only of this courier.'),
  }),
  sorts: {
    NEWEST: { column: 'receivedAt', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'receivedAt', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { isOpen, outcome, courierId }): Prisma.CourierEventWhereInput => ({
    businessId,
    AND: [
      ...(isOpen === undefined ? [] : [{ outcome: isOpen ? { in: [...OPEN_OUTCOMES] } : { notIn: [...OPEN_OUTCOMES] } }]),
      // One alone is asked for as such: an index has the newest of it first.
      ...(outcome ? [{ outcome: outcome.length === 1 ? outcome[0]! : { in: outcome } }] : []),
    ],
    ...(courierId && { courierId }),
  }),
});
