import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signUp } from '../../../../e2e/support/accounts.ts';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { db } from '../../../db/client.ts';
import { newName, newPhone, other } from './trial-support.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const newToken = async () => (await signUp(`${crypto.randomUUID()}@trial.test`)).idToken;

const FAILURE = '... on Error { code message } ... on PreconditionError { reason } ... on ValidationError { fieldErrors { field } }';
const REQUEST = `mutation($input: RequestTrialCodeInput!) {
  requestTrialCode(input: $input) { ... on RequestTrialCodeSuccess { data: trialCode { code resendInSeconds } } ${FAILURE} }
}`;
const SIGN_UP = `mutation($input: SignUpTrialInput!) {
  signUpTrial(input: $input) { ... on SignUpTrialSuccess { data: business { id name } } ${FAILURE} }
}`;

async function askedFor(phone: string) {
  const token = await newToken();
  const { data } = await server.graphql<{ requestTrialCode: { data: { code: string } } }>(token, REQUEST, { input: { phone } });
  return { token, code: data!.requestTrialCode.data.code };
}

const signUpWith = (token: string | null, input: object) => server.graphql(token, SIGN_UP, { input });

describe('over HTTP', () => {
  it('a trial starts with the code that was asked for, and the network is remembered as a hash', async () => {
    const phone = newPhone();
    const { token, code } = await askedFor(phone);
    const name = newName();
    const { data } = await signUpWith(token, { businessName: name, phone, code });
    expect(data).toEqual({ signUpTrial: { data: { id: expect.any(String), name } } });
    expect(await db.trialCode.findFirst({ where: { phone } })).toMatchObject({
      addressHash: expect.stringMatching(/^[0-9a-f]{64}$/), codeHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('a trial whose answer was lost is answered once more, though its person works in a business by then', async () => {
    const phone = newPhone();
    const { token, code } = await askedFor(phone);
    const input = { businessName: newName(), phone, code };
    const answers = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      answers.push((await server.graphql(token, SIGN_UP, { input }, { 'idempotency-key': 'lost' })).data);
    }
    expect(answers[1]).toEqual({ signUpTrial: { data: { id: expect.any(String), name: input.businessName } } });
    expect(answers[1]).toEqual(answers[0]);
  });

  it('refusals are typed: of a wrong code by its field, of any other by its reason', async () => {
    const phone = newPhone();
    const { token, code } = await askedFor(phone);
    const businessName = newName();
    const wrong = await signUpWith(token, { businessName, phone, code: other(code) });
    expect(wrong.data).toMatchObject({ signUpTrial: { code: 'BAD_REQUEST', fieldErrors: [{ field: 'code' }] } });
    const foreign = await signUpWith(await newToken(), { businessName, phone, code });
    expect(foreign.data).toMatchObject({ signUpTrial: { code: 'PRECONDITION_FAILED', reason: 'TRIAL_CODE_MISSING' } });
    const again = await server.graphql(token, REQUEST, { input: { phone } });
    expect(again.data).toMatchObject({ requestTrialCode: { code: 'TOO_MANY_REQUESTS' } });
  });

  it('many guesses in one document are counted one by one', async () => {
    const phone = newPhone();
    const { token, code } = await askedFor(phone);
    const guesses = Array.from({ length: 9 }, (_, index) => other(code, index + 1));
    const fields = [...guesses, code].map((guess, index) =>
      `t${index}: signUpTrial(input: {businessName: "Shop", phone: "${phone}", code: "${guess}"}) { ${FAILURE} }`);
    const { data } = await server.graphql<Record<string, { reason?: string }>>(token, `mutation { ${fields.join(' ')} }`);
    expect(Object.values(data!).filter(({ reason }) => reason === 'TRIAL_CODE_LOCKED')).toHaveLength(6);
    expect(await db.business.count({ where: { hotline: phone } })).toBe(0);
  });

  it('there is no way around: no code, no account, no other mutation', async () => {
    const phone = newPhone();
    const token = await newToken();
    const without = await signUpWith(token, { businessName: newName(), phone });
    expect(without.errors?.[0]?.message).toMatch(/"code"/);
    const nobody = await signUpWith(null, { businessName: newName(), phone, code: '123456' });
    expect(nobody).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
    const create = 'mutation($input: CreateBusinessInput!) { createBusiness(input: $input) { __typename } }';
    const { errors } = await server.graphql(token, create, { input: { name: newName(), hotline: phone } });
    expect(errors).toMatchObject([{ message: 'Only a founder may add a business', extensions: { code: 'FORBIDDEN' } }]);
    expect(await db.business.count({ where: { hotline: phone } })).toBe(0);
  });
});
