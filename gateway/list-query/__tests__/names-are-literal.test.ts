import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

/** Names that are unique whatever the case are compared: as patterns, the later ones would be taken by the first. */
const NAMES = ['Acme_1', 'acme%', '%', '____', String.raw`back\slash`, '\\'];

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await tokenOf((await seedBusiness({ tier: 'ENTERPRISE' })).founder);
});
afterAll(() => server.close());

const CREATE = {
  brand: 'mutation ($name: String!) { made: createBrand(input: { name: $name }) { __typename } }',
  supplier: 'mutation ($name: String!) { made: createSupplier(input: { name: $name }) { __typename } }',
  account: 'mutation ($name: String!) { made: createAccount(input: { name: $name }) { __typename } }',
  'delivery method': 'mutation ($name: String!) { made: saveDeliveryMethod(input: { name: $name, kind: MANUAL }) { __typename } }',
};

it.each(Object.entries(CREATE))('a %s takes every name as it was typed, once', async (_what, document) => {
  const create = async (name: string) => {
    const { data, errors } = await server.graphql<{ made: { __typename: string } }>(token, document, { name });
    return errors?.[0]?.message ?? data!.made.__typename.replace(/^.*Success$/, 'made');
  };
  for (const name of NAMES) expect([name, await create(name)]).toEqual([name, 'made']);
  for (const name of NAMES) expect([name, await create(name.toUpperCase())]).toEqual([name, 'ValidationError']);
});

/** The same name as different keyboards write it: a dotted letter is one character or two, and an unseen joiner one or the other. */
const ALIKE = [['\u09b6\u09be\u09dc\u09bf', '\u09b6\u09be\u09a1\u09bc\u09bf'], ['\u09b0\u200d\u09cd\u09af\u09be\u0995', '\u09b0\u200c\u09cd\u09af\u09be\u0995'], ['Caf\u00e9', 'CAFE\u0301']];

it.each(Object.entries({
  ...CREATE,
  category: 'mutation ($name: String!) { made: createCategory(input: { name: $name }) { __typename } }',
  location: 'mutation ($name: String!) { made: createLocation(input: { name: $name }) { __typename } }',
}))('a %s takes a name once, whichever keyboard writes it', async (_what, document) => {
  const own = await tokenOf((await seedBusiness({ tier: 'ENTERPRISE' })).founder);
  const create = async (name: string) => {
    const { data, errors } = await server.graphql<{ made: { __typename: string } }>(own, document, { name });
    return errors?.[0]?.message ?? data!.made.__typename.replace(/^.*Success$/, 'made');
  };
  for (const [one, other] of ALIKE) expect([one, await create(one!), await create(other!)]).toEqual([one, 'made', 'ValidationError']);
});

it('every filter by a part of a text takes it literally', () => {
  const files = globSync('gateway/**/*.ts', { exclude: ['gateway/db/generated/**', '**/__tests__/**'] });
  const loose = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:contains|startsWith|endsWith): (?!likeText\()[^,}]+/g)]
    .map(([filter]) => `${file}: ${filter.trim()}`));
  // A constant, which nobody types.
  expect(loose).toEqual(['gateway/modules/identity/send-invitation.ts: startsWith: INVITED_UID']);
});

it('no other module matches a name as a pattern: `equals` with `insensitive` is ILIKE', () => {
  const files = globSync('gateway/**/*.ts', { exclude: ['gateway/db/generated/**', '**/__tests__/**'] });
  const matching = files.filter((file) => /equals: [^}]*mode: 'insensitive'/.test(readFileSync(file, 'utf8')));
  expect(matching).toEqual(['gateway/list-query/like-text.ts']);
});
