import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthEmulator, type AuthEmulator } from '../auth-emulator.ts';

let emulator: AuthEmulator;
beforeAll(async () => void (emulator = await startAuthEmulator()));
afterAll(() => emulator.stop());

async function call(method: string, body: object): Promise<{ status: number; json: object }> {
  const url = `http://${emulator.host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return { status: response.status, json: (await response.json()) as object };
}

test('signs up and in, and refuses a wrong password and a malformed request', async () => {
  const account = { email: 'seller@example.com', password: 'long enough' };
  expect((await call('signUp', account)).status).toBe(200);
  expect((await call('signInWithPassword', account)).json).toHaveProperty('idToken');
  expect((await call('signInWithPassword', { ...account, password: 'guess' })).status).toBe(400);
  expect((await call('signInWithPassword', { ...account, password: ['x'] })).status).toBe(400);
});

test('says that its port is taken', async () => {
  const port = Number(emulator.host.split(':')[1]);
  await expect(startAuthEmulator({ port })).rejects.toThrow('did not start: listen EADDRINUSE');
});

test('is gone once it is stopped', async () => {
  const other = await startAuthEmulator();
  await other.stop();
  await expect(fetch(`http://${other.host}/`)).rejects.toThrow('fetch failed');
});
