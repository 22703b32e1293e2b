import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testServer, type TestServer } from '../../../e2e/support/test-server.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

interface Named {
  id: string;
  version: number;
}

/** The record; null where the name was refused. */
async function save(command: string, record: string, input: object): Promise<Named | null> {
  const { data, errors } = await server.graphql<{ answer: { saved?: Named; message?: string } }>(token,
    `mutation ($input: ${command.charAt(0).toUpperCase()}${command.slice(1)}Input!) {
      answer: ${command}(input: $input) { ... on Error { message } ... on ${command.charAt(0).toUpperCase()}${command.slice(1)}Success { saved: ${record} { id version } } } }`, { input });
  expect(errors).toBeUndefined();
  return data!.answer.saved ?? null;
}

/** How keyboards write one name; nobody could tell some of them apart. */
const spellingsOf = (name: string) => [name, name.toUpperCase(), name.toLowerCase()].flatMap((one) => [`${one} গা\u09dcি`, `${one} গা\u09a1\u09bcি`]);

const KINDS = [
  { record: 'account', create: 'createAccount', rename: 'updateAccount', id: 'accountId' },
  { record: 'supplier', create: 'createSupplier', rename: 'updateSupplier', id: 'supplierId' },
  { record: 'brand', create: 'createBrand', rename: 'renameBrand', id: 'id' },
];

describe.each(KINDS)('one name for $record, written in several ways at once', ({ record, create, rename, id }) => {
  it('is given to one that is new', async () => {
    for (const place of ['Ashulia', 'Bogura', 'Chattogram']) {
      const saved = await Promise.all(spellingsOf(place).map((name) => save(create, record, { name })));
      expect(saved.filter(Boolean)).toHaveLength(1);
    }
  });

  it('is given to one that had another', async () => {
    for (const place of ['Dinajpur', 'Faridpur', 'Gazipur']) {
      const wanted = spellingsOf(place);
      const before = await Promise.all(wanted.map((_name, index) => save(create, record, { name: `${place} ${index}` })));
      const saved = await Promise.all(wanted.map((name, index) => save(rename, record, { [id]: before[index]!.id, version: before[index]!.version, name })));
      expect(saved.filter(Boolean)).toHaveLength(1);
    }
  });
});
