import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../../prisma/seed/factories/member.ts';
import { idTokenFor, tokenOf, withAccount } from '../../../../prisma/seed/factories/session.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { firebaseAuth } from '../../../session/firebase.ts';
import { identityJobs } from '../identity.jobs.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const emulator = (path: string, init?: RequestInit) =>
  fetch(`http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}${path}`, init);

/** The mails that the emulator would have sent to this address. */
async function mailsTo(email: string): Promise<{ requestType: string; oobCode: string }[]> {
  const answer = await emulator('/emulator/v1/projects/demo-karbar/oobCodes');
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes.filter((mail) => mail.email === email);
}

async function runJob(name: string, payload: Record<string, unknown>): Promise<void> {
  const task = identityJobs.tasks.find((candidate) => candidate.name === name)!;
  await task.run(payload as never, {} as never);
}

const VIEWER = '{ viewer { email role permissions business { name } } }';

const INVITE = `mutation ($input: InviteMemberInput!) {
  inviteMember(input: $input) {
    ... on InviteMemberSuccess { data { id email role status flags lastSeenAt isViewer viewerMayChange } }
    ... on Error { code message }
  }
}`;

describe('an invitation', () => {
  it('leads from the user list through the mail into the business', async () => {
    const shop = await seedBusiness();
    const founder = await tokenOf(shop.founder);
    const email = `packer-${crypto.randomUUID()}@example.test`;
    const input = { email, name: 'New Packer', role: 'MEMBER', flags: ['order', 'orderList'] };
    const invited = await server.graphql(founder, INVITE, { input });
    const member = (invited.data as { inviteMember: { data: { id: string } } }).inviteMember.data;
    expect(member).toMatchObject({
      email, role: 'MEMBER', status: 'INVITED', flags: ['order', 'orderList'], lastSeenAt: null,
      isViewer: false,
      viewerMayChange: true,
    });

    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    await runJob('identity.sendInvitation', { userId });
    const [mail] = await mailsTo(email);
    expect(mail!.requestType).toBe('PASSWORD_RESET');

    const answer = await emulator('/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ oobCode: mail!.oobCode, newPassword: 'chosen-by-me' }),
    });
    expect(answer.status).toBe(200);

    const viewer = await server.graphql(await idTokenFor(email, 'chosen-by-me'), VIEWER);
    expect(viewer.data).toEqual({
      viewer: {
        email, role: 'MEMBER', permissions: ['order', 'orderList', 'SIGNED_IN'],
        business: { name: shop.name },
      },
    });
  });

  it('sent twice makes one account; an address that is known gets no mail', async () => {
    const shop = await seedBusiness();
    const member = await withMember(shop);
    await withAccount(member);
    await runJob('identity.sendInvitation', { userId: member.id });
    await runJob('identity.sendInvitation', { userId: member.id });
    expect(await mailsTo(member.email)).toEqual([]);
    expect(await db.user.findUniqueOrThrow({ where: { id: member.id } })).toMatchObject({
      firebaseUid: member.firebaseUid,
    });
  });
});

describe('disabling a member', () => {
  const DISABLE = `mutation ($input: SetMemberDisabledInput!) {
    setMemberDisabled(input: $input) {
      ... on SetMemberDisabledSuccess { data { status } }
      ... on Error { code message }
    }
  }`;

  it('ends their session with the next request, and they may sign in again once enabled', async () => {
    const shop = await seedBusiness();
    const member = await withMember(shop, { flags: ['order'] });
    const [founder, token] = await Promise.all([tokenOf(shop.founder), tokenOf(member)]);
    const signedIn = await server.request(null, '/api/session', {
      method: 'POST', headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ idToken: token }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]!.split(';')[0]!;
    const withCookie = () => server.graphql(null, VIEWER, {}, { cookie });
    expect((await withCookie()).data).toMatchObject({ viewer: { email: member.email } });
    expect((await server.graphql(token, VIEWER)).status).toBe(200);

    const memberId = encodeId('Member', member.id);
    const disabled = await server.graphql(founder, DISABLE, { input: { memberId, disabled: true } });
    expect(disabled.data).toEqual({ setMemberDisabled: { data: { status: 'DISABLED' } } });
    expect((await withCookie()).status).toBe(401);
    expect((await server.graphql(token, VIEWER)).status).toBe(401);

    await runJob('identity.revokeTokens', { firebaseUid: member.firebaseUid });
    await server.graphql(founder, DISABLE, { input: { memberId, disabled: false } });
    const again = await server.graphql(await idTokenFor(member.email), VIEWER);
    expect(again.data).toMatchObject({ viewer: { business: { name: shop.name } } });
  });

  it('tells Firebase about accounts that are gone without failing', async () => {
    await firebaseAuth().deleteUser('never-made').catch(() => {});
    await runJob('identity.revokeTokens', { firebaseUid: 'never-made' });
  });
});
