import { v7 as uuidv7 } from 'uuid';
import { inTransaction } from '../../commands/execute.ts';
import type { Tx } from '../../db/client.ts';
import { INVITED_UID } from './invite-member.ts';

interface Holder {
  id: string;
  firebaseUid: string;
  email: string;
  /** Written for an invitation, and tied to no account yet. */
  isInvited: boolean;
}

/**
 * The account has proven another address than its row has: the row takes it over, so that whoever has the old one next does
 * not come into its businesses. What waits for the holder of an address stays with that address: invitations to the old one
 * leave the row, and those to the new one join it. Not where somebody else is known by the new one, nor where the person
 * belongs to a business that has invited them anew.
 */
export async function followAddress(uid: string, email: string): Promise<void> {
  await inTransaction(async (tx) => {
    const { own, other } = await lockHolders(tx, uid, email);
    if (!own || own.email === email) return;
    if (other && (!other.isInvited || await isJoinedTwice(tx, own, other))) return;
    const waiting = await tx.membership.findMany({ where: { userId: own.id, joinedAt: null }, select: { businessId: true } });
    // Addresses are unique.
    if (other) await tx.user.update({ where: { id: other.id }, data: { email: `${INVITED_UID}${other.id}` }, select: { id: true } });
    await tx.user.update({ where: { id: own.id }, data: { email, emailProvenAt: new Date() }, select: { id: true } });
    if (waiting.length > 0) await leaveInvitations(tx, own, waiting.map(({ businessId }) => businessId));
    if (other) await joinInvitations(tx, own, other);
  });
}

/**
 * Who has this account and who has this address, in the order in which everybody locks: people, their businesses, and behind
 * them memberships. `findOrAddUser` locks whom it is about to invite: what it has written by then is seen by the next statement.
 */
async function lockHolders(tx: Tx, uid: string, email: string): Promise<{ own?: Holder; other?: Holder }> {
  const holders = await tx.$queryRaw<Holder[]>`
    SELECT "id", "firebaseUid", "email", starts_with("firebaseUid", ${INVITED_UID}) AS "isInvited" FROM "User"
    WHERE "firebaseUid" = ${uid} OR "email" = ${email} ORDER BY "id" FOR UPDATE`;
  const [own, other] = [true, false].map((isOwn) => holders.find(({ firebaseUid }) => (firebaseUid === uid) === isOwn));
  if (other?.isInvited) {
    await tx.$executeRaw`SELECT 1 FROM "Business" WHERE "createdById" = ${other.id}::uuid ORDER BY "id" FOR NO KEY UPDATE`;
  }
  return { own, other };
}

/** Whether the person is a member of a business that has invited their new address. */
const isJoinedTwice = async (tx: Tx, own: Holder, other: Holder): Promise<boolean> => (await tx.membership.count({
  where: { userId: own.id, joinedAt: { not: null }, business: { members: { some: { userId: other.id } } } },
})) > 0;

/** Gives the invitations of the old address a row of their own, as a first invitation to it has. */
async function leaveInvitations(tx: Tx, { id: userId, email }: Holder, businesses: string[]): Promise<void> {
  const id = uuidv7();
  await tx.user.create({ data: { id, firebaseUid: `${INVITED_UID}${id}`, email }, select: { id: true } });
  const waiting = { userId, businessId: { in: businesses } };
  await tx.membership.updateMany({ where: waiting, data: { userId: id } });
  await tx.invitationMail.updateMany({ where: waiting, data: { userId: id } });
}

/** The invitations to the new address become those of the person. */
async function joinInvitations(tx: Tx, { id: userId }: Holder, { id: invited }: Holder): Promise<void> {
  await tx.membership.updateMany({ where: { userId: invited }, data: { userId } });
  await tx.invitationMail.updateMany({ where: { userId: invited }, data: { userId } });
  // A founder's businesses differ by name.
  await tx.$executeRaw`UPDATE "Business" b SET "createdById" = ${userId}::uuid WHERE b."createdById" = ${invited}::uuid
    AND NOT EXISTS (SELECT 1 FROM "Business" o WHERE o."createdById" = ${userId}::uuid AND o."name" = b."name")`;
  await tx.user.delete({ where: { id: invited }, select: { id: true } });
}
