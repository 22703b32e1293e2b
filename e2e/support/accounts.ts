import { DEMO_PASSWORD } from '../../prisma/seed/demo-accounts.ts';

/** Speaks to the Auth emulator the way the browser's SDK does. */
async function identityToolkit(method: string, body: object): Promise<Record<string, string>> {
  const host = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  const url = `http://${host}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo-key`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`The Auth emulator refused ${method}: ${await response.text()}`);
  return (await response.json()) as Record<string, string>;
}

export interface Account {
  email: string;
  uid: string;
  /** A bearer token for every door, valid for an hour. */
  idToken: string;
}

const toAccount = (email: string, { localId, idToken }: Record<string, string>): Account => ({
  email, uid: localId!, idToken: idToken!,
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
