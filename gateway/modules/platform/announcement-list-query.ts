import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';
import { byCreation } from '../../list-query/common-filters.ts';
import { defineListQuery } from '../../list-query/list-query.ts';

export const announcementState = z.enum(['SHOWN', 'PLANNED', 'ENDED']);

function stateWhere(state: z.output<typeof announcementState>, now = new Date()): Prisma.AnnouncementWhereInput {
  switch (state) {
    case 'SHOWN': return { startsAt: { lte: now }, endsAt: { gt: now } };
    case 'PLANNED': return { startsAt: { gt: now } };
    case 'ENDED': return { endsAt: { lte: now } };
  }
}

/** What was ever announced. */
export const announcementListQuery = defineListQuery({
  name: 'platform.announcements',
  table: 'Announcement',
  permission: 'SUPERADMIN',
  scope: 'platform',
  ...byCreation,
  filter: z.object({ state: announcementState.optional().describe('Only those that are shown now, later, or no more.') }),
  where: (_session, { state }): Prisma.AnnouncementWhereInput => (state ? stateWhere(state) : {}),
});
