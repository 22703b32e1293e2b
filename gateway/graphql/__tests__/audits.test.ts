import { serverAudits } from 'graphql-http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';

let server: TestServer;
let idToken: string;

beforeAll(async () => {
  server = await testServer();
  ({ idToken } = await signUp('audits@karbar.test'));
});
afterAll(() => server.close());

/** The audits know nothing of signing in; every request of theirs carries the token. */
const signedInFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, headers: { ...(init?.headers as object), authorization: `Bearer ${idToken}` } });

describe('GraphQL over HTTP', () => {
  for (const audit of serverAudits({ url: () => `${server.url}/graphql`, fetchFn: signedInFetch })) {
    it(`${audit.id} ${audit.name}`, async () => {
      const result = await audit.fn();
      expect(result.status === 'ok' ? 'ok' : `${result.status}: ${result.reason}`).toBe('ok');
    });
  }
});
