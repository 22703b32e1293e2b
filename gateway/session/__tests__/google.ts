import { createSign, generateKeyPairSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, Agent } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { connect } from 'node:tls';
import type { Auth } from 'firebase-admin/auth';
import { connectFirebase } from '../firebase.ts';

const TLS = join(import.meta.dirname, '../../../e2e/fixtures/woocommerce/tls');
const PROJECT = 'karbar-live';
const KEYS_PATHS = [
  '/robot/v1/metadata/x509/securetoken@system.gserviceaccount.com',
  '/identitytoolkit/v3/relyingparty/publicKeys',
];

/** What a token says and how it is signed; everything left out is as Google would have it. */
export interface TokenParts {
  header?: Record<string, unknown>;
  payload?: Record<string, unknown>;
  /** Signed with a key that Google does not publish. */
  foreignKey?: boolean;
  /** Nothing behind the last dot, as `alg: none` has it. */
  unsigned?: boolean;
}

export interface Google {
  auth: Auth;
  sign(kind: 'bearer' | 'cookie', parts?: TokenParts): string;
  /** What Google's own user record says from now on. */
  user: { disabled: boolean; validSince: number };
  /** Answers everything with 500 from now on. */
  goDown(): void;
  /** Takes every request and answers none from now on. */
  fallSilent(): void;
  close(): Promise<void>;
}

const ISSUER = { bearer: 'https://securetoken.google.com/', cookie: 'https://session.firebase.google.com/' };
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const pair = () => generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

/**
 * Google's key and account servers on loopback, and Firebase Auth of a live project that reaches only them.
 */
export async function startGoogle(): Promise<Google> {
  const [own, foreign] = [pair(), pair()];
  const user = { disabled: false, validSince: 0 };
  let down = false;
  let silent = false;
  const server = createServer({
    key: readFileSync(join(TLS, 'loopback-key.pem')),
    cert: readFileSync(join(TLS, 'loopback-cert.pem')),
  });
  server.on('request', (request, response) => {
    if (silent) return;
    if (down) return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{}}');
    const account = { localId: 'somebody', disabled: user.disabled, validSince: String(user.validSince) };
    const isKeys = KEYS_PATHS.includes(request.url ?? '');
    response.setHeader('content-type', 'application/json');
    if (isKeys) response.setHeader('cache-control', 'public, max-age=3600');
    response.end(JSON.stringify(isKeys ? { 'key-1': own.publicKey } : { users: [account] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const httpAgent = new Agent();
  const ca = readFileSync(join(TLS, 'loopback-cert.pem'));
  httpAgent.createConnection = () =>
    connect({ host: '127.0.0.1', port, ca, checkServerIdentity: () => undefined });
  const getAccessToken = async () => ({ access_token: 'a-token', expires_in: 3_600 });

  return {
    auth: connectFirebase({ projectId: PROJECT, credential: { getAccessToken }, httpAgent }),
    user,
    sign(kind, { header, payload, foreignKey = false, unsigned = false } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const claims = {
        iss: ISSUER[kind] + PROJECT, aud: PROJECT, sub: 'somebody', email: 'somebody@example.test',
        email_verified: true, iat: now - 5, auth_time: now - 5, exp: now + 3_600, ...payload,
      };
      const text = `${base64({ alg: 'RS256', kid: 'key-1', typ: 'JWT', ...header })}.${base64(claims)}`;
      if (unsigned) return `${text}.`;
      const key = (foreignKey ? foreign : own).privateKey;
      return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
    },
    goDown() {
      down = true;
    },
    fallSilent() {
      silent = true;
    },
    close: () => new Promise((resolve) => {
      httpAgent.destroy();
      server.close(() => resolve());
    }),
  };
}
