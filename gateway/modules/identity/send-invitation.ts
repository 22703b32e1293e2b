import { env } from '../../env.ts';
import { db } from '../../db/client.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { outbound, type Outbound } from '../../http/outbound.ts';
import { firebaseAuth } from '../../session/firebase.ts';
import { accountFor } from '../../session/verify-credential.ts';
import { INVITED_UID } from './invite-member.ts';

const GOOGLE = 'https://identitytoolkit.googleapis.com';

let client: Outbound | undefined;

/** The API of the sign-in page: only through it does Firebase send mails itself. */
function identityToolkit(): Outbound {
  const emulator = env.FIREBASE_AUTH_EMULATOR_HOST;
  const baseUrl = emulator ? `http://${emulator}/identitytoolkit.googleapis.com` : GOOGLE;
  client ??= outbound({ service: 'Firebase', baseUrl, timeoutMs: 10_000 });
  return client;
}

/**
 * Finds or makes the Firebase account of somebody who was invited, ties the user to it, and has Firebase mail
 * a link that leads to the invitation. The link sets a password, which also proves the address; people with a password
 * can open the invitation without it. Firebase sends no other mail on behalf of another person.
 * Safe to repeat. Throws when Firebase does not answer in time.
 */
export async function sendInvitation({ userId, businessId }: { userId: string; businessId: string }): Promise<void> {
  const where = { businessId_userId: { businessId, userId }, status: 'INVITED' as const };
  const invitation = await db.membership.findUnique({ where, select: { user: { select: { email: true } } } });
  // Accepted, declined or taken back meanwhile.
  if (!invitation) return;
  const { user } = invitation;
  const firebaseUid = await accountFor(firebaseAuth(), user.email);
  // The account of somebody who is known here by an earlier address: `followAddress` brings the invitation to them.
  if (!(await db.user.findUnique({ where: { firebaseUid }, select: { id: true } }))) {
    await db.user.updateMany({
      where: { id: userId, firebaseUid: { startsWith: INVITED_UID } },
      data: { firebaseUid },
    });
  }
  await mailPasswordLink(user.email, businessId);
}

/** Afterwards the link leads on to the invitation. The emulator writes it to its log instead. */
async function mailPasswordLink(email: string, businessId: string): Promise<void> {
  const { status, text } = await identityToolkit()({
    method: 'POST',
    path: `/v1/accounts:sendOobCode?key=${encodeURIComponent(env.FIREBASE_WEB_API_KEY)}`,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ requestType: 'PASSWORD_RESET', email, continueUrl: invitationUrl(businessId) }),
  });
  if (status === 200) return;
  throw new Error(`Firebase did not send the invitation (${status}): ${text.slice(0, 300)}`);
}

const invitationUrl = (businessId: string) =>
  `${env.PUBLIC_URL}/invitations?business=${encodeURIComponent(encodeId('Business', businessId))}`;
