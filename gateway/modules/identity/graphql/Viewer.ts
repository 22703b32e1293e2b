import { db } from '../../../db/client.ts';
import { env } from '../../../env.ts';
import { builder } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import type { Role as RoleName } from '../../../../schema/rules/permissions.ts';
import type { Session, ViewsAs } from '../../../session/session.ts';
import { isFounder, otherBusinesses, suspendedBusinesses, type SuspendedBusiness } from '../../business/business-queries.ts';
import { countFounded } from '../../business/founded-businesses.ts';
import { Business, OtherBusiness } from '../../business/graphql/Business.ts';
import { ownInvitations, ownMembershipEvents } from '../own-memberships.ts';
import { Invitation, MembershipEvent } from './Invitation.ts';
import { countDelayedShipped } from '../../notifications/delayed-shipped.ts';
import { countDueHolds } from '../../orders/due-holds.ts';
import { countShopChanges } from '../../orders/shop-change.ts';
import { countDrift } from '../../../ledger-checks/kept-check.ts';
import { countOpenReports, countUnknownWords } from '../../couriers/tracking/event-commands.ts';
import { countOverdueTasks } from '../../tasks/overdue-tasks.ts';
import { countTroubledSites } from '../../web-orders/check-webhooks.ts';
import { countStockAlerts } from '../../notifications/stock-alerts.ts';

const Role = describedEnum<RoleName>('Role', 'What the viewer is in the selected business.', {
  SUPERADMIN: 'Manages the platform and every business on it.',
  FOUNDER: 'Owns the business.',
  ADMIN: 'May do everything except what only founders may.',
  MEMBER: 'May do what the permission flags say.',
});

const ViewsAsType = builder.objectRef<ViewsAs>('ViewsAs').implement({
  description: 'Whose rights a super-administrator has, and until when.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The member, by name or address.' }),
    until: t.expose('until', { type: 'DateTime', description: 'When it ends by itself.' }),
  }),
});

const SuspendedBusinessType = builder.objectRef<SuspendedBusiness>('SuspendedBusiness').implement({
  description: 'A business that the platform keeps closed.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What the business is called.' }),
    reason: t.exposeString('reason', { description: 'Why, as the platform wrote it.' }),
    suspendedAt: t.expose('suspendedAt', { type: 'DateTime', description: 'Since when.' }),
  }),
});

/** Counts at the bell: null for those who have no bell. */
const countForBell = (session: Session, count: (businessId: string) => Promise<number>): Promise<number> | null =>
  session.business && session.can('notification') ? count(session.business.id) : null;

export const Viewer = builder.objectRef<Session>('Viewer').implement({
  description: 'The signed-in person, and the business they work in.',
  fields: (t) => ({
    id: t.id({ resolve: ({ userId }) => encodeId('Viewer', userId) }),
    email: t.string({ description: 'What they sign in with.', resolve: ({ user }) => user?.email ?? '' }),
    name: t.string({ description: 'Empty until it is known.', resolve: ({ user }) => user?.name ?? '' }),
    isEmailVerified: t.boolean({
      description: 'Whether the e-mail address was proven when the viewer signed in; invitations are answered only then.',
      resolve: ({ isEmailVerified }) => isEmailVerified,
    }),
    invitations: t.field({
      type: [Invitation],
      description: 'Businesses that have invited the viewer, newest first; none while the address is not proven.',
      resolve: (session) => ownInvitations(session),
    }),
    membershipEvents: t.field({
      type: [MembershipEvent],
      description: 'What was done to the memberships of the viewer, in any business, newest first; the last fifty.',
      resolve: (session) => ownMembershipEvents(session),
    }),
    role: t.field({ type: Role, description: 'In the selected business.', resolve: ({ role }) => role }),
    permissions: t.stringList({
      description: 'Everything the viewer may do here; clients never work out roles.',
      resolve: ({ permissions }) => permissions,
    }),
    isSpecialAccount: t.boolean({
      description: 'Sees the app whatever the state of the business.',
      resolve: ({ user }) => {
        const special = env.SPECIAL_ACCOUNT_EMAIL?.toLowerCase();
        return special !== undefined && user?.email === special;
      },
    }),
    viewsAs: t.field({
      type: ViewsAsType,
      nullable: true,
      description: 'The member whose rights a super-administrator has for a while; null for everybody else.',
      resolve: ({ viewsAs }) => viewsAs,
    }),
    suspendedBusinesses: t.field({
      type: [SuspendedBusinessType],
      description: 'Businesses of the viewer that the platform keeps closed.',
      resolve: (session) => suspendedBusinesses(session),
    }),
    isFounder: t.boolean({ description: 'May add businesses.', resolve: (session) => isFounder(session) }),
    foundedCount: t.int({
      description: 'Businesses that the viewer has founded, is founder of today and could switch to: two or more can be compared in `founderView`.',
      resolve: (session) => countFounded(session),
    }),
    business: t.prismaField({
      type: Business,
      nullable: true,
      description: "The selected one. Fails with NOT_FOUND 'No business found for user' where there is none.",
      resolve: (query, { businessId: id }) => db.business.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    otherBusinesses: t.field({
      type: [OtherBusiness],
      description: 'Where the viewer could switch to, by name.',
      resolve: (session) => otherBusinesses(session),
    }),
    lowStockCount: t.int({
      nullable: true,
      description: 'Products with a variant at or below its warning level; null without the notification permission.',
      resolve: (session) => countForBell(session, countStockAlerts),
    }),
    delayedShippedCount: t.int({
      nullable: true,
      description: 'Orders shipped 15 or more days ago; null without the notification permission.',
      resolve: (session) => countForBell(session, countDelayedShipped),
    }),
    changedInShopCount: t.int({
      nullable: true,
      description: 'Orders that their web shop has changed since the approval, and that nobody has decided about; null without the notification permission.',
      resolve: (session) => countForBell(session, countShopChanges),
    }),
    dueHoldCount: t.int({
      nullable: true,
      description: 'Orders on hold until today or an earlier day; null without the notification permission.',
      resolve: (session) => countForBell(session, countDueHolds),
    }),
    overdueTaskCount: t.int({
      nullable: true,
      description: 'Open tasks whose time is over; null without the notification permission and for whoever may not see tasks.',
      resolve: (session) => (session.can('newOrder') ? countForBell(session, countOverdueTasks) : null),
    }),
    troubledSiteCount: t.int({
      nullable: true,
      description: 'Web shops whose orders do not arrive as they should; null without the notification permission and for whoever does not look after them.',
      resolve: (session) => (session.can('ADMIN') ? countForBell(session, countTroubledSites) : null),
    }),
    driftCount: t.int({
      nullable: true,
      description: 'Records for which a rule of the ledgers did not hold at the last self-check; null without the notification permission and for whoever is no founder.',
      resolve: (session) => (session.can('FOUNDER') ? countForBell(session, countDrift) : null),
    }),
    unknownWordCount: t.int({
      nullable: true,
      description: 'Reports of couriers whose word nobody has explained; null without the notification permission and for whoever does not look after couriers.',
      resolve: (session) => (session.can('deliveryMethod') ? countForBell(session, countUnknownWords) : null),
    }),
    lateReportCount: t.int({
      nullable: true,
      description: 'Reports of couriers that say otherwise than orders that have ended, or of which a person has to enter what happened; null without the notification permission and for whoever does not look after couriers.',
      resolve: (session) => (session.can('deliveryMethod') ? countForBell(session, countOpenReports) : null),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: Viewer,
    nullable: true,
    description: 'Who is signed in; null when nobody is.',
    resolve: (_root, _args, { session }) => session,
  }),
);
