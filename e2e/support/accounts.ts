import { randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';

/** Speaks to the Auth emulator the way the browser's SDK does. */
const identityToolkit = (method: string, body: object) => post(`accounts:${method}?key=demo-key`, body);

async function post(path: string, body: object, authorization?: string): Promise<Record<string, string>> {
  const url = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1/${path}`;
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The Auth emulator refused ${path}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

export interface Account {
  email: `${string}@${string}`;
  uid: string;
  /** A bearer token for every adapter, valid for an hour. */
  idToken: string;
}

const toAccount = (email: string, { localId, idToken }: Record<string, string>): Account => ({
  email: email as Account['email'], uid: localId!, idToken: idToken!,
});

/** Signs in with e-mail and password; the demo accounts all have the same one. */
export async function signIn(email: string, password = DEMO_PASSWORD): Promise<Account> {
  const answer = await identityToolkit('signInWithPassword', { email, password, returnSecureToken: true });
  return toAccount(email, answer);
}

/** Makes a new account and signs it in. */
export async function signUp(email: string, password = DEMO_PASSWORD): Promise<Account> {
  return toAccount(email, await identityToolkit('signUp', { email, password, returnSecureToken: true }));
}

/**
 * Makes an account whose address is proven, as by the link of a verification e-mail, and signs it in. The address is a
 * new one each time, so that a test can be repeated: `packer@shop.test` gives `packer.1a2b3c4d@shop.test`.
 */
export async function makeVerified(address: Account['email'], password = DEMO_PASSWORD): Promise<Account> {
  const email = address.replace('@', `.${randomUUID().slice(0, 8)}@`);
  await post('projects/demo-karbar/accounts', { email, password, emailVerified: true }, 'Bearer owner');
  return signIn(email, password);
}
