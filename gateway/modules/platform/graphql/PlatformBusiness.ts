import { db } from '../../../db/client.ts';
import type { Business as BusinessRow } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { businessTimeline } from '../../../graphql/timeline.ts';
import { SubscriptionTier } from '../../business/graphql/Business.ts';
import { MemberRole } from '../../identity/graphql/Invitation.ts';
import { MemberStatus } from '../../identity/graphql/Member.ts';
import { lastSeenOf } from '../../identity/last-seen.ts';
import { withActivity, type Activity } from '../business-activity.ts';
import { businessState, platformBusinessListQuery, stateOf, type BusinessState } from '../business-list-query.ts';

const PlatformBusinessState = describedEnum<BusinessState>('PlatformBusinessState', 'What of its life a business is in.', {
  ACTIVE: 'Its package runs for more than a week.',
  EXPIRING: 'Its package ends within a week.',
  EXPIRED: 'Its package has ended.',
  SUSPENDED: 'The platform keeps its people out.',
});
nameEnum(businessState, PlatformBusinessState);

const PlatformMember = builder.prismaObject('Membership', {
  variant: 'PlatformMember',
  description: 'Somebody in a business, as the people who run Karbar see them.',
  extensions: visibleTo('SUPERADMIN'),
  fields: (t) => ({
    id: t.id({ select: { userId: true }, resolve: ({ userId }) => encodeId('PlatformMember', userId) }),
    name: t.string({
      description: 'Empty until it is known.',
      select: { invitedName: true, user: { select: { name: true } } },
      resolve: ({ invitedName, user }) => user.name || invitedName,
    }),
    email: t.string({ description: 'What they sign in with.', select: { user: { select: { email: true } } }, resolve: ({ user }) => user.email }),
    role: t.expose('role', { type: MemberRole, description: 'What they are in it.' }),
    status: t.expose('status', { type: MemberStatus, description: 'Whether they work there.' }),
    lastSeenAt: t.field({
      type: 'DateTime', nullable: true, description: 'When they were last in this business; null until they have joined.',
      select: { joinedAt: true, lastSeenAt: true }, resolve: lastSeenOf,
    }),
  }),
});

/** As `withActivity` makes it of a row; whoever reads a business for this type does so through it. */
const activityOf = (row: BusinessRow) => row as BusinessRow & Activity;

/** More members are seen in the business itself. */
const SHOWN_MEMBERS = 200;

export const PlatformBusiness = builder.prismaObject('Business', {
  variant: 'PlatformBusiness',
  description: 'A business as the people who run Karbar see it.',
  extensions: visibleTo('SUPERADMIN'),
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('PlatformBusiness', id) }),
    businessId: t.id({ description: 'As switchBusiness takes it.', resolve: ({ id }) => encodeId('Business', id) }),
    name: t.exposeString('name'),
    hotline: t.field({ type: 'PhoneNumber', nullable: true, description: 'For its customers; null for none.', resolve: ({ hotline }) => hotline || null }),
    state: t.field({ type: PlatformBusinessState, description: 'What of its life it is in.', resolve: (business) => stateOf(business) }),
    subscription: t.expose('subscription', { type: SubscriptionTier }),
    packageExpiresAt: t.expose('packageExpiresAt', { type: 'DateTime' }),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime', nullable: true }),
    suspendedReason: t.exposeString('suspendedReason'),
    smsRate: t.float({ description: 'Taka per message.', resolve: ({ smsRate }) => smsRate.toNumber() }),
    smsBalance: t.exposeInt('smsBalance', { description: 'Messages left.' }),
    productUsage: t.exposeInt('productUsage'),
    productLimit: t.exposeInt('productLimit'),
    ecomOrderUsage: t.exposeInt('ecomOrderUsage'),
    ecomOrderLimit: t.exposeInt('ecomOrderLimit'),
    userUsage: t.exposeInt('userUsage'),
    userLimit: t.exposeInt('userLimit'),
    fileUsageMb: t.int({ description: 'What its files take, in megabytes.', resolve: ({ fileUsageBytes }) => Math.ceil(Number(fileUsageBytes) / 1_048_576) }),
    fileLimitMb: t.exposeInt('fileLimitMb'),
    packagePrice: t.expose('packagePricePoisha', { type: 'Money', description: 'For a month.' }),
    driftCount: t.exposeInt('driftCount', { description: 'Differences that its last self-check found.' }),
    founders: t.stringList({ description: 'Addresses of its founders.', resolve: (row) => activityOf(row).founders }),
    lastSeenAt: t.field({
      type: 'DateTime', nullable: true, description: 'When one of its members was here last; null for never.',
      resolve: (row) => activityOf(row).lastSeenAt,
    }),
    failingSites: t.int({ description: 'Web shops whose last call failed.', resolve: (row) => activityOf(row).failingSites }),
    members: t.relation('members', {
      type: PlatformMember,
      description: 'Its people, founders first.',
      query: { orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }], take: SHOWN_MEMBERS },
    }),
    timeline: t.connection(...businessTimeline),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

listQueryField('platformBusinesses', platformBusinessListQuery, {
  description: 'All businesses, newest first.',
  type: PlatformBusiness,
});

/** A business as a mutation answers with it. */
export async function readPlatformBusiness(id: string, query: object) {
  const row = await db.business.findUniqueOrThrow({ ...query, where: { id } });
  return (await withActivity([row]))[0]!;
}

builder.queryField('platformBusiness', (t) =>
  t.prismaField({
    type: PlatformBusiness,
    nullable: true,
    description: 'One business; null when there is none with this id.',
    args: { id: t.arg.id({ required: true }) },
    ...requires('SUPERADMIN', { scope: 'platform' }),
    resolve: async (query, _root, args) => {
      const decoded = decodeId(args.id);
      if (decoded?.typename !== 'PlatformBusiness') return null;
      const row = await db.business.findUnique({ ...query, where: { id: decoded.id } });
      return row && (await withActivity([row]))[0]!;
    },
  }),
);
