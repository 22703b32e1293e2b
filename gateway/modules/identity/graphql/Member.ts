import { queryFromInfo } from '@pothos/plugin-prisma';
import { resolveArrayConnection } from '@pothos/plugin-relay';
import type { PermissionFlag as PermissionFlagName } from '../../../../schema/rules/permissions.ts';
import { mayManage } from '../../../../schema/rules/member-rules.ts';
import { db } from '../../../db/client.ts';
import type { MemberStatus as MemberStatusValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { endMemberSessions, setMemberDisabled } from '../disable-member.ts';
import { inviteMember, resendInvitation } from '../invite-member.ts';
import { lastSeenOf } from '../last-seen.ts';
import { permissionFlag, setFlags } from '../member-fields.ts';
import { updateMember } from '../update-member.ts';
import { MemberRole } from './Invitation.ts';

export const MemberStatus = describedEnum<MemberStatusValue>('MemberStatus', 'Whether somebody works in the business.', {
  ACTIVE: 'Works here.',
  INVITED: 'Has not accepted the invitation yet.',
  DISABLED: 'Was taken out and cannot come in.',
});
const PermissionFlag = describedEnum<PermissionFlagName>('PermissionFlag', 'What a member may do; founders and administrators pass all but the last.', {
  search: 'Search everything.',
  product: 'See and edit products.',
  order: 'Work with approved orders and send a single SMS.',
  newOrder: 'Take orders, work on web orders and tasks.',
  orderList: 'See the order list and orders.',
  webOrderList: 'See web orders.',
  webOrderReport: 'See the report of web orders.',
  orderUpdate: 'Move orders on and edit them.',
  confirmOrder: 'Confirm orders.',
  purchase: 'Increase and transfer stock.',
  expense: 'See and book expenses and other accounting.',
  notification: 'Have the bell.',
  deliveryMethod: 'Work with delivery methods.',
  adjustStock: 'Decrease stock.',
  report: 'See reports.',
  createUser: 'Invite members and change their permissions.',
  hideProductCostReportForAdmin: 'Only for administrators: they see neither costs nor the reports made of them.',
});
nameEnum(permissionFlag, PermissionFlag);

const { findUnique: byTenantAndId, ...record } = tenantRecord('createUser');

const Member = builder.prismaNode('Membership', {
  ...record,
  name: 'Member',
  description: 'Somebody who works in the business, or is invited to.',
  id: { resolve: ({ userId }) => userId },
  select: { businessId: true, userId: true },
  findUnique: (id, context) => {
    const { businessId, id: userId } = byTenantAndId(id, context).businessId_id;
    return { businessId_userId: { businessId, userId } };
  },
  fields: (t) => ({
    email: t.string({
      description: 'What they sign in with.',
      select: { user: { select: { email: true } } }, resolve: ({ user }) => user.email,
    }),
    name: t.string({
      description: "The person's own name once they have joined, what the business invited them as before.",
      select: { joinedAt: true, invitedName: true, user: { select: { name: true } } },
      resolve: ({ joinedAt, invitedName, user }) => (joinedAt && user.name) || invitedName,
    }),
    role: t.expose('role', { type: MemberRole }),
    status: t.expose('status', { type: MemberStatus, description: 'Whether they work here.' }),
    flags: t.field({
      type: [PermissionFlag],
      description: 'The flags that are set.',
      select: { permission: true },
      resolve: ({ permission }) => setFlags(permission),
    }),
    lastSeenAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When the person was last in this business; null until they have joined.',
      select: { joinedAt: true, lastSeenAt: true },
      resolve: lastSeenOf,
    }),
    isViewer: t.boolean({
      description: 'It is the viewer.',
      resolve: ({ userId }, _args, context) => userId === sessionOf(context).userId,
    }),
    viewerMayChange: t.boolean({
      description: 'Not so for members above the viewer.',
      select: { role: true },
      resolve: ({ role }, _args, context) => mayManage(sessionOf(context), role),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

/** A package allows some hundreds of users at most. */
const MAX_MEMBERS = 1_000;

builder.queryField('members', (t) =>
  t.connection({
    type: Member,
    description: 'Everybody who works in the business or is invited to, founders first.',
    ...requires('createUser'),
    resolve: async (_root, args, context, info) => {
      const query = queryFromInfo({ context, info, paths: [['edges', 'node'], ['nodes']] });
      const rows = await db.membership.findMany({
        ...query,
        where: { businessId: sessionOf(context).businessId },
        orderBy: [{ role: 'asc' }, { createdAt: 'asc' }, { userId: 'asc' }],
        take: MAX_MEMBERS,
      });
      return resolveArrayConnection({ args }, rows);
    },
  }, { name: 'MembersConnection' }, { name: 'MembersEdge' }),
);

const MUTATIONS = {
  inviteMember: [inviteMember, 'Invites somebody by e-mail; they join when they accept, signed in with that address.'],
  resendInvitation: [resendInvitation, 'Writes again to somebody who has not joined yet.'],
  updateMember: [updateMember, 'Changes role and permission flags, from the next request of the member on.'],
  setMemberDisabled: [setMemberDisabled, 'Takes a member out of this business at once, or back in.'],
  endMemberSessions: [endMemberSessions, 'Signs a member out of this business, on every device.'],
} as const;

for (const [name, [command, description]] of Object.entries(MUTATIONS)) {
  commandField(name, command as typeof updateMember, {
    description,
    record: 'member',
    type: Member,
    resolve: ({ userId }, { session, query }) =>
      db.membership.findUniqueOrThrow({
        ...query,
        where: { businessId_userId: { businessId: session.businessId, userId } },
      }),
  });
}
