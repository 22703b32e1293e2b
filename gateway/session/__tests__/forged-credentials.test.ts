import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { OutsideServiceError, UnauthorizedError } from '../../errors.ts';
import { VerifiedCredentials } from '../verified-credentials.ts';
import { accountFor, sessionCookie, verify } from '../verify-credential.ts';
import { startGoogle, type Google, type TokenParts } from './google.ts';

// A live project: no emulator, so that only Google's signatures count.
beforeAll(() => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

let google: Google;
beforeEach(async () => {
  google = await startGoogle();
});
afterEach(() => google.close());

const HOUR = 3_600;
const now = () => Math.floor(Date.now() / 1000);

describe.each(['bearer', 'cookie'] as const)('a %s of a live project', (kind) => {
  it('is taken when Google signed it', async () => {
    const claims = await verify(google.auth, kind, google.sign(kind));
    expect(claims).toMatchObject({ uid: 'somebody', email: 'somebody@example.test', emailVerified: true });
  });

  it.each<[string, () => TokenParts]>([
    ['alg none without a signature', () => ({ header: { alg: 'none' }, unsigned: true })],
    ['alg none and no key id, as the emulator issues them', () => ({
      header: { alg: 'none', kid: undefined }, unsigned: true,
    })],
    ['alg none with a signature', () => ({ header: { alg: 'none' } })],
    ['RS256 without a signature', () => ({ unsigned: true })],
    ['alg HS256', () => ({ header: { alg: 'HS256' } })],
    ['an unknown key id', () => ({ header: { kid: 'key-2' } })],
    ['no key id', () => ({ header: { kid: undefined } })],
    ['a key that is not Google\'s', () => ({ foreignKey: true })],
    ['another project\'s audience', () => ({ payload: { aud: 'another-project' } })],
    ['another issuer', () => ({ payload: { iss: 'https://example.test/karbar-live' } })],
    ['an empty subject', () => ({ payload: { sub: '' } })],
    ['an overlong subject', () => ({ payload: { sub: 'x'.repeat(129) } })],
    ['a sign-in in the future', () => ({ payload: { auth_time: now() + HOUR } })],
    ['a sign-in beyond all dates', () => ({ payload: { auth_time: 1e20 } })],
    ['a sign-in before 1970', () => ({ payload: { auth_time: -1 } })],
    ['a sign-in at a fraction of a second', () => ({ payload: { auth_time: 0.5 } })],
    ['a text as time of its sign-in', () => ({ payload: { auth_time: 'yesterday' } })],
    ['no time of its sign-in', () => ({ payload: { auth_time: null } })],
    ['an expiry in the past', () => ({ payload: { exp: now() - 1 } })],
  ])('is refused with %s', async (_name, parts) => {
    const forged = google.sign(kind, parts());
    await expect(verify(google.auth, kind, forged)).rejects.toBeInstanceOf(UnauthorizedError);
  });

  it('is refused when one character of its content differs', async () => {
    const [header, , signature] = google.sign(kind).split('.');
    const [, payload] = google.sign(kind, { payload: { sub: 'somebody-else' } }).split('.');
    const forged = [header, payload, signature].join('.');
    await expect(verify(google.auth, kind, forged)).rejects.toBeInstanceOf(UnauthorizedError);
  });

  it('is refused with its genuine signature written in another way: a signed-out one would pass as a new one', async () => {
    const token = google.sign(kind);
    const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = ALPHABET.indexOf(token.at(-1)!);
    // The last character of 256 bytes has four bits that are not used.
    const other = `${token.slice(0, -1)}${ALPHABET[last ^ 1]}`;
    expect(Buffer.from(other.split('.')[2]!, 'base64url')).toEqual(Buffer.from(token.split('.')[2]!, 'base64url'));
    await expect(verify(google.auth, kind, other)).rejects.toBeInstanceOf(UnauthorizedError);
    await expect(verify(google.auth, kind, token)).resolves.toMatchObject({ uid: 'somebody' });
  });

  it('is refused once revoked, and once the account is disabled', async () => {
    const token = google.sign(kind);
    google.user.validSince = now() + HOUR;
    await expect(verify(google.auth, kind, token)).rejects.toThrow('Your session has ended');
    Object.assign(google.user, { validSince: 0, disabled: true });
    await expect(verify(google.auth, kind, token)).rejects.toThrow('disabled');
  });

  it('is not called invalid when Google does not answer', async () => {
    const token = google.sign(kind);
    google.goDown();
    await expect(verify(google.auth, kind, token)).rejects.toBeInstanceOf(OutsideServiceError);
  });

  it('is not waited for as long as Google stays silent', async () => {
    const token = google.sign(kind);
    google.fallSilent();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const outcome = verify(google.auth, kind, token).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
  });
});

describe.each([
  ['a session cookie', () => sessionCookie(google.auth, google.sign('bearer'), HOUR * 1_000)],
  ['the account of somebody who is invited', () => accountFor(google.auth, 'invited@example.test')],
])('%s', (_what, ask) => {
  it('is not waited for as long as Google stays silent', async () => {
    google.fallSilent();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const outcome = ask().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(await outcome).toMatchObject({ code: 'TIMEOUT' });
  });

  it('is said to be out of reach when Google refuses it', async () => {
    google.goDown();
    await expect(ask()).rejects.toBeInstanceOf(OutsideServiceError);
  });
});

it('does not take an ID token for a cookie, nor a cookie for an ID token', async () => {
  await expect(verify(google.auth, 'cookie', google.sign('bearer'))).rejects.toBeInstanceOf(UnauthorizedError);
  await expect(verify(google.auth, 'bearer', google.sign('cookie'))).rejects.toBeInstanceOf(UnauthorizedError);
});

describe('credentials that were verified', () => {
  const remember = () => {
    const [admitted, ended]: string[][] = [[], []];
    const credentials = new VerifiedCredentials(() => google.auth, {
      admit: async ({ uid }) => void admitted!.push(uid),
      end: async ({ uid }) => void ended!.push(uid),
    });
    return { credentials, admitted, ended };
  };
  afterEach(() => vi.useRealTimers());
  const later = (ms: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });

  it('are verified once, however many requests come at once', async () => {
    const { credentials, admitted } = remember();
    const cookie = google.sign('cookie');
    await Promise.all(Array.from({ length: 20 }, () => credentials.claims('cookie', cookie)));
    expect(admitted).toEqual(['somebody']);
  });

  it('are verified again before they are taken after a minute, and refused if revoked meanwhile', async () => {
    const { credentials, ended } = remember();
    const cookie = google.sign('cookie');
    await credentials.claims('cookie', cookie);
    google.user.validSince = now() + HOUR;
    await expect(credentials.claims('cookie', cookie)).resolves.toMatchObject({ uid: 'somebody' });
    later(61_000);
    await expect(credentials.claims('cookie', cookie)).rejects.toThrow('Your session has ended');
    expect(ended).toEqual(['somebody']);
  });

  it('are verified again behind a request after ten seconds, and refused as soon as that is known', async () => {
    const { credentials, ended } = remember();
    const cookie = google.sign('cookie');
    await credentials.claims('cookie', cookie);
    google.user.validSince = now() + HOUR;
    later(11_000);
    await expect(credentials.claims('cookie', cookie)).resolves.toMatchObject({ uid: 'somebody' });
    await expect.poll(() => ended).toEqual(['somebody']);
    await expect(credentials.claims('cookie', cookie)).rejects.toThrow('Your session has ended');
  });

  it('end no session because of an answer that is not about the account', async () => {
    const { credentials, ended } = remember();
    const cookie = google.sign('cookie');
    await credentials.claims('cookie', cookie);
    google.goDown();
    for (let round = 1; round <= 3; round += 1) {
      later(61_000 * round);
      await expect(credentials.claims('cookie', cookie)).resolves.toMatchObject({ uid: 'somebody' });
    }
    expect(ended).toEqual([]);
  });

  it('keep one request waiting while Google is silent, not each', async () => {
    const { credentials } = remember();
    const cookie = google.sign('cookie');
    await credentials.claims('cookie', cookie);
    google.fallSilent();
    later(61_000);
    await expect(credentials.claims('cookie', cookie)).resolves.toMatchObject({ uid: 'somebody' });
    const since = performance.now();
    for (let request = 0; request < 3; request += 1) await credentials.claims('cookie', cookie);
    expect(performance.now() - since).toBeLessThan(1_500);
  });

  it('stay good while Google is down, until they expire', async () => {
    const { credentials } = remember();
    const cookie = google.sign('cookie', { payload: { exp: now() + 600 } });
    await credentials.claims('cookie', cookie);
    google.goDown();
    later(61_000);
    await expect(credentials.claims('cookie', cookie)).resolves.toMatchObject({ uid: 'somebody' });
    later(600_000);
    await expect(credentials.claims('cookie', cookie)).rejects.toThrow('Your session has ended');
  });
});
