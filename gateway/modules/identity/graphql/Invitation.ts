import type { MemberRole as MemberRoleValue } from '../../../db/generated/client/enums.ts';
import { builder } from '../../../graphql/builder.ts';
import { wordingOf } from '../../../graphql/wording.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { OtherBusiness, readSummary } from '../../business/graphql/Business.ts';
import { acceptInvitation, declineInvitation } from '../answer-invitation.ts';
import type { Invitation as InvitationRow, MembershipEvent as EventRow } from '../own-memberships.ts';
import { memberRole } from '../member-fields.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';

export const MemberRole = describedEnum<MemberRoleValue>('MemberRole', 'What somebody is in a business.', {
  FOUNDER: 'Owns the business: may do everything in it.',
  ADMIN: 'May do everything except what only founders may.',
  MEMBER: 'May do what the permission flags say.',
});
nameEnum(memberRole, MemberRole as never);

export const Invitation = builder.objectRef<InvitationRow>('Invitation').implement({
  description: 'A business that has invited the viewer. Nothing of the viewer is shown there until it is accepted.',
  fields: (t) => ({
    businessId: t.id({
      description: 'What acceptInvitation and declineInvitation take.',
      resolve: ({ businessId }) => encodeId('Business', businessId),
    }),
    businessName: t.exposeString('businessName', { description: 'Name of the business.' }),
    role: t.expose('role', { type: MemberRole, description: 'What the viewer would be there.' }),
    invitedBy: t.exposeString('invitedBy', { nullable: true, description: 'Name of the person who invited.' }),
    invitedAt: t.expose('invitedAt', { type: 'DateTime', description: 'When the invitation was made.' }),
  }),
});

export const MembershipEvent = builder.objectRef<EventRow>('MembershipEvent').implement({
  description: 'One step of the audit trail about the viewer as a member of a business.',
  fields: (t) => ({
    businessName: t.exposeString('businessName', { description: 'Name of the business it happened in.' }),
    summary: t.exposeString('summary', { description: 'What was done, in one line of English.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (row) => wordingOf(row).messageKey }),
    messageValues: t.field({
      type: 'MessageValues',
      description: 'As messageValues of Error.',
      resolve: (row) => wordingOf(row).messageValues,
    }),
    actorName: t.exposeString('actorName', { description: 'Who did it.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
  }),
});

commandField('acceptInvitation', acceptInvitation, {
  description: 'Joins the business that has invited the viewer. It is not selected by this. Needs a proven address.',
  record: 'business',
  type: OtherBusiness,
  resolve: ({ id }) => readSummary(id),
});

commandField('declineInvitation', declineInvitation, {
  description: 'Refuses an invitation of the viewer; answers the id of the business.',
  record: 'businessId',
  type: 'ID',
  resolve: ({ id }) => encodeId('Business', id),
});
