import { db } from '../../db/client.ts';
import type { MemberRole } from '../../db/generated/client/enums.ts';
import type { Session } from '../../session/session.ts';

export interface Invitation {
  businessId: string;
  businessName: string;
  role: MemberRole;
  /** Name of whoever invited; null where they are not known any more. */
  invitedBy: string | null;
  invitedAt: Date;
}

/**
 * The invitations of the session's person, newest first. None while the address is not proven: it may belong to
 * somebody else.
 */
export async function ownInvitations({ userId, isEmailVerified }: Session): Promise<Invitation[]> {
  if (!isEmailVerified) return [];
  const rows = await db.membership.findMany({
    where: { userId, status: 'INVITED' },
    select: { businessId: true, role: true, createdAt: true, invitedById: true, business: { select: { name: true } } },
    orderBy: [{ createdAt: 'desc' }, { businessId: 'asc' }],
  });
  const ids = rows.flatMap(({ invitedById }) => invitedById ?? []);
  const people = await db.user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, email: true } });
  const names = new Map(people.map(({ id, name, email }) => [id, name || email]));
  return rows.map(({ businessId, role, createdAt: invitedAt, invitedById, business }) => ({
    businessId, businessName: business.name, role, invitedAt,
    invitedBy: names.get(invitedById ?? '') ?? null,
  }));
}

const SHOWN = 50;

/** What was done to the memberships of the session's person, in any business, newest first. */
export async function ownMembershipEvents({ userId, isEmailVerified }: Session) {
  if (!isEmailVerified) return [];
  const memberships = await db.membership.findMany({
    where: { userId },
    select: { businessId: true, business: { select: { name: true } } },
  });
  const names = new Map(memberships.map(({ businessId, business }) => [businessId, business.name]));
  const entries = await db.auditEntry.findMany({
    where: { businessId: { in: [...names.keys()] }, entityType: 'Member', entityId: userId },
    select: { businessId: true, summary: true, wording: true, actorName: true, createdAt: true },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: SHOWN,
  });
  return entries.map(({ businessId, ...entry }) => ({ ...entry, businessName: names.get(businessId!) ?? '' }));
}

export type MembershipEvent = Awaited<ReturnType<typeof ownMembershipEvents>>[number];
