import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { text } from '../../commands/fields.ts';
import type { Business, Prisma } from '../../db/generated/client/client.ts';
import { inName, likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { subscriptionTier } from '../business/tier-limits.ts';
import { withActivity } from './business-activity.ts';

/** What of its life a business is in; SUSPENDED goes before the others. */
export const businessState = z.enum(['ACTIVE', 'EXPIRING', 'EXPIRED', 'SUSPENDED']);
export type BusinessState = z.output<typeof businessState>;

const EXPIRING_DAYS = 7;

export function stateOf({ suspendedAt, packageExpiresAt }: Pick<Business, 'suspendedAt' | 'packageExpiresAt'>, now = new Date()): BusinessState {
  if (suspendedAt) return 'SUSPENDED';
  if (packageExpiresAt < now) return 'EXPIRED';
  return packageExpiresAt.getTime() < now.getTime() + EXPIRING_DAYS * DAY_MS ? 'EXPIRING' : 'ACTIVE';
}

function stateWhere(state: BusinessState, now = new Date()): Prisma.BusinessWhereInput {
  const soon = new Date(now.getTime() + EXPIRING_DAYS * DAY_MS);
  switch (state) {
    case 'SUSPENDED': return { suspendedAt: { not: null } };
    case 'EXPIRED': return { suspendedAt: null, packageExpiresAt: { lt: now } };
    case 'EXPIRING': return { suspendedAt: null, packageExpiresAt: { gte: now, lt: soon } };
    case 'ACTIVE': return { suspendedAt: null, packageExpiresAt: { gte: soon } };
  }
}

/** Part of its name or hotline, or of the address of one of its founders. */
function searchWhere(search: string): Prisma.BusinessWhereInput {
  const founder = { role: 'FOUNDER' as const, user: { email: { contains: likeText(search), mode: 'insensitive' as const } } };
  return { OR: [inName(search), { hotline: search }, { members: { some: founder } }] };
}

/** All businesses. A page is two statements: the rows, and who was seen in them last. */
export const platformBusinessListQuery = defineListQuery({
  name: 'platform.businesses',
  table: 'Business',
  permission: 'SUPERADMIN',
  scope: 'platform',
  complete: withActivity,
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'createdAt', direction: 'asc', kind: 'date' },
    EXPIRY: { column: 'packageExpiresAt', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  filter: z.object({
    state: businessState.optional().describe('Only in this part of their life.'),
    tier: subscriptionTier.optional().describe('Only of this package.'),
    /** Part of its name, of its hotline or of a founder's address. */
    search: text(200).optional(),
  }),
  where: (_session, { state, tier, search }): Prisma.BusinessWhereInput => ({
    subscription: tier,
    AND: [state ? stateWhere(state) : {}, search ? searchWhere(search) : {}],
  }),
});
