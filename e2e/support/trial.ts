import { randomInt } from 'node:crypto';
import { makeVerified } from './accounts.ts';
import type { Client } from './client.ts';

/** A number that no other test or run has used. */
export const freshPhone = (): string => `019${String(randomInt(100_000_000)).padStart(8, '0')}`;

const REQUEST = `mutation($input: RequestTrialCodeInput!) {
  requestTrialCode(input: $input) { ... on RequestTrialCodeSuccess { data: trialCode { code } } ... on Error { message } }
}`;
const SIGN_UP = `mutation($input: SignUpTrialInput!) {
  signUpTrial(input: $input) { ... on SignUpTrialSuccess { data: business { name } } ... on Error { message } }
}`;

interface Answers {
  requestTrialCode: { data?: { code: string | null }; message?: string };
  signUpTrial: { data?: { name: string }; message?: string };
}

/** Starts a trial as the token's owner, on a server that sends no SMS and returns the code instead. */
export async function startTrial(api: Client, token: string, businessName: string): Promise<void> {
  const phone = freshPhone();
  const asked = await api.graphql<Answers>(token, REQUEST, { input: { phone } });
  const code = asked.data?.requestTrialCode.data?.code;
  const started = await api.graphql<Answers>(token, SIGN_UP, { input: { businessName, phone, code } });
  if (started.data?.signUpTrial.data) return;
  throw new Error(`No trial for ${businessName}: ${JSON.stringify([asked.data, started.data, started.errors])}`);
}

/** Makes founders whose addresses end so, each with a business on TRIAL that nobody else's tests see; returns the address. */
export const shopsOf = (domain: string) => async (api: Client, name: string): Promise<`${string}@${string}`> => {
  const { email, idToken } = await makeVerified(`${name}@${domain}`);
  await startTrial(api, idToken, name);
  return email;
};
