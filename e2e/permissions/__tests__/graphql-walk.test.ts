import { getNamedType, isEnumType, isNonNullType, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { sessionFor, tokenOf } from '../../../prisma/seed/factories/session.ts';
import { everyField, everyFieldOf } from '../every-field.ts';
import { persistingServer, type PersistingServer } from '../persisting-server.ts';
import type { Token } from '../../support/client.ts';
import { sampleInput, takesId, type IdFor } from '../sample-input.ts';
import { belongsNowhere, seedVictim, snapshot, unknownId, type Victim } from '../world.ts';

/** Fields that guard what they show by themselves: asked by anybody, tested on their own. */
const OPEN_QUERIES = ['node', 'nodes', 'viewer'];

interface FieldExtensions {
  permission?: string;
  scope?: 'platform';
  input?: z.ZodType;
}

const fieldsOf = (type: { getFields(): Record<string, GraphQLField<unknown, unknown>> }) => Object.values(type.getFields());
const extensionsOf = (field: GraphQLField<unknown, unknown>) => field.extensions as FieldExtensions;
const queries = fieldsOf(schema.getQueryType()!);
const isPlatform = (field: GraphQLField<unknown, unknown>) => extensionsOf(field).scope === 'platform';
const mutations = fieldsOf(schema.getMutationType()!);
const nodeTypes = schema.getPossibleTypes(schema.getType('Node') as never).map(({ name }) => name);

/** How deep results are looked at: what lies deeper costs more than one request may, and is seen where it is nearer. */
const RESULT_LEVELS = 5;

/** A document that calls one field with what it requires as variables, and looks at everything. */
function documentFor(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(({ name, type }) => name === 'input' || isNonNullType(type));
  const variables = required.map(({ name, type }) => `$${name}: ${type.toString()}`).join(', ');
  const page = field.args.some(({ name }) => name === 'first') ? ['first: 2'] : [];
  const args = [...page, ...required.map(({ name }) => `${name}: $${name}`)].join(', ');
  // A plain list has no edges above its records: as deep as a connection would go is enough.
  const all = field.args.some(({ name }) => name === 'ids') ? `{ ${everyFieldOf(getNamedType(field.type).name)} }` : everyField(field.type, RESULT_LEVELS);
  const selected = `${field.name}${args && `(${args})`} ${all}`;
  return `${kind} ${variables && `(${variables})`} { ${selected} }`;
}

type Data = Record<string, { code?: string } | null> | null;

let server: PersistingServer;

/** As a persisted operation over HTTP: the way of the browser app in production. */
async function call(caller: Token, source: string, variables: object = {}) {
  const { data = null, errors } = await server.ask(caller, source, { ...variables });
  return {
    data: data as Data,
    errors: errors?.map(({ message, extensions }) => ({ message, code: extensions.code as string | undefined })),
  };
}

let victim: Victim;
/** May do everything in a business of his own. */
let stranger: Token;
/** And this one platform matters too: only for fields that take it, because he may enter every business. */
let operator: Token;
/** May do nothing in a business: one for each kind, because what is asked of all fields costs more than one business may spend in a minute. */
let powerless: Record<'query' | 'mutation', Token>;
/** Of the victim's business: who may do everything in it, and who may do nothing. */
let owner: Token;
let member: Token;

beforeAll(async () => {
  victim = await seedVictim();
  const shop = await seedBusiness();
  const user = await seedUser({ name: 'Stranger', isSuperAdmin: true });
  server = await persistingServer();
  await sessionFor({ ...user, businessId: shop.id });
  stranger = await tokenOf(shop.founder);
  operator = await tokenOf(user);
  owner = await tokenOf(victim.shop.founder);
  member = await tokenOf(await withMember(victim.shop, { flags: [] }));
  powerless = {
    query: await tokenOf(await withMember(shop, { flags: [] })),
    mutation: await tokenOf(await withMember(await seedBusiness(), { flags: [] })),
  };
});

afterAll(() => server.close());

describe('another business’s id is an id that does not exist', () => {
  it('has a record of every node type to try', () => {
    expect(nodeTypes.filter((name) => !victim.ids[name])).toEqual([]);
  });

  it.each(nodeTypes)('node(id) of %s is null', async (type) => {
    const id = encodeId(type, victim.ids[type]!);
    const document = `query ($id: ID!) { node(id: $id) { __typename id ... on ${type} { ${everyFieldOf(type)} } } }`;
    expect(await call(stranger, document, { id })).toEqual({ data: { node: null } });
    expect(await call(owner, document, { id })).toMatchObject({ data: { node: { __typename: type, id } } });
    if (type === 'Business') return;
    // Of the same business, and still not for everybody.
    const refused = await call(member, document, { id });
    expect([refused.data, refused.errors?.map(({ code }) => code)]).toEqual([{ node: null }, ['FORBIDDEN']]);
  });

  it.each(mutations.filter((field) => takesIdField(field) && !isPlatform(field)).map((field) => [field.name, field] as const))(
    '%s',
    async (_name, field) => {
      const before = await snapshot(victim.shop.id);
      const source = documentFor('mutation', field);
      const caller = extensionsOf(field).permission === 'SUPERADMIN' ? operator : stranger;
      const foreign = await call(caller, source, inputOf(field, (node) => encodeId(node, victim.ids[node]!)));
      const missing = await call(caller, source, inputOf(field, (node) => encodeId(node, unknownId())));
      expect(foreign).toEqual(missing);
      expect(foreign.data?.[field.name]?.code).toBe('NOT_FOUND');
      expect(await snapshot(victim.shop.id)).toBe(before);
    },
  );

  const lookups = queries.filter((field) => field.args.some(({ name }) => name === 'id') && !OPEN_QUERIES.includes(field.name));
  it.each(lookups.map((field) => [field.name, field] as const))('the look-up %s', async (_name, field) => {
    const source = documentFor('query', field);
    const foreign = await call(stranger, source, inputOf(field, (node) => encodeId(node, victim.ids[node]!)));
    const missing = await call(stranger, source, inputOf(field, (node) => encodeId(node, unknownId())));
    expect(foreign).toEqual(missing);
    expect(foreign.data?.[field.name] ?? null).toBeNull();
  });

  const lists = queries.filter((field) => field.args.some(({ name }) => name === 'first') && !isPlatform(field));
  it.each(lists.map(({ name }) => name))(
    'the list %s shows nothing of it',
    async (name) => {
      const field = queries.find((one) => one.name === name)!;
      const all = await call(stranger, `{ ${name}(first: 2) ${everyField(field.type)} }`);
      expect(all.errors?.map(({ message }) => message)).toBeUndefined();
      const result = await call(stranger, `{ ${name}(first: 100) { edges { node { id } } } }`);
      expect(result.errors).toBeUndefined();
      const text = JSON.stringify([result, all]);
      for (const [type, id] of Object.entries(victim.ids)) expect(text).not.toContain(encodeId(type, id));
    },
  );
});

describe('without a proven phone number', () => {
  it('no mutation gives a newcomer a business of their own', async () => {
    const user = await seedUser();
    const newcomer = await tokenOf(user);
    const refusals = new Map<string, string | undefined>();
    for (const field of mutations) {
      const input = inputOf(field, (node) => encodeId(node, unknownId()));
      const { data, errors } = await call(newcomer, documentFor('mutation', field), input);
      refusals.set(field.name, data?.[field.name]?.code ?? errors?.[0]?.code);
    }
    expect([refusals.get('createBusiness'), refusals.get('signUpTrial')]).toEqual(['FORBIDDEN', 'BAD_REQUEST']);
    expect(await belongsNowhere(user.id)).toBe(true);
  });
});

describe('what spans all businesses', () => {
  const spanning = (['query', 'mutation'] as const).flatMap((kind) =>
    (kind === 'query' ? queries : mutations)
      .filter(isPlatform)
      .map((field) => [field.name, kind, field] as const),
  );

  it.each(spanning)('%s is refused to whoever does not run the platform', async (_name, kind, field) => {
    expect(extensionsOf(field).permission).toBe('SUPERADMIN');
    const before = await snapshot(victim.shop.id);
    const variables = inputOf(field, (node) => encodeId(node, victim.ids[node]!));
    const { data, errors } = await call(stranger, documentFor(kind, field), variables);
    expect(errors?.[0]?.code).toBe('FORBIDDEN');
    expect(data?.[field.name] ?? null).toBeNull();
    expect(await snapshot(victim.shop.id)).toBe(before);
  });

  it.each(spanning.filter(([, , field]) => takesIdField(field)))(
    '%s knows no record of an unknown id',
    async (_name, kind, field) => {
      const variables = inputOf(field, (node) => encodeId(node, unknownId()));
      const { data } = await call(operator, documentFor(kind, field), variables);
      expect(data?.[field.name]?.code).toBe('NOT_FOUND');
    },
  );
});

describe('without the permission', () => {
  it('every field says which permission it takes', () => {
    const silent = [...queries, ...mutations].filter((field) => !extensionsOf(field).permission).map(({ name }) => name);
    expect(silent.filter((name) => !OPEN_QUERIES.includes(name))).toEqual([]);
  });

  const guarded = (['query', 'mutation'] as const).flatMap((kind) =>
    (kind === 'query' ? queries : mutations)
      .filter((field) => extensionsOf(field).permission && extensionsOf(field).permission !== 'SIGNED_IN')
      .map((field) => [field.name, kind, field] as const),
  );

  it.each(guarded)('%s is refused', async (_name, kind, field) => {
    const source = documentFor(kind, field);
    const variables = inputOf(field, (node) => encodeId(node, unknownId()));
    const refused = await call(powerless[kind], source, variables);
    expect(refused.errors?.[0]?.code).toBe('FORBIDDEN');
    const signedOut = await call(null, source, variables);
    expect(signedOut.errors?.[0]?.code).toBe('UNAUTHORIZED');
  });
});

function takesIdField(field: GraphQLField<unknown, unknown>): boolean {
  const { input } = extensionsOf(field);
  return input !== undefined && takesId(input);
}

function inputOf(field: GraphQLField<unknown, unknown>, idFor: IdFor): object {
  const { input } = extensionsOf(field);
  const takes = (name: string) => field.args.some((arg) => arg.name === name);
  const required = (scalar: string) => field.args.filter(({ type }) => isNonNullType(type) && getNamedType(type).name === scalar);
  return {
    ...Object.fromEntries(required('String').map(({ name }) => [name, 'Sample'])),
    // `courierId` takes the id of a Courier, `orders` a list of those of Orders.
    ...Object.fromEntries(required('ID').filter(({ name }) => name !== 'id' && name !== 'ids').map(({ name, type }) => {
      const node = idFor(name.charAt(0).toUpperCase() + name.slice(1).replace(/Id$|s$/, ''));
      return [name, String(type).startsWith('[') ? [node] : node];
    })),
    ...Object.fromEntries(field.args.flatMap(({ name, type }) => {
      const choices = getNamedType(type);
      return isNonNullType(type) && isEnumType(choices) ? [[name, choices.getValues()[0]!.name]] : [];
    })),
    ...Object.fromEntries(required('DateTime').map(({ name }) => [name, '2026-11-20T16:00:00Z'])),
    ...(input && takes('input') && { input: JSON.parse(JSON.stringify(sampleInput(input, idFor))) }),
    ...(takes('ids') && { ids: [idFor(getNamedType(field.type).name)] }),
    ...(takes('id') && { id: idFor(getNamedType(field.type).name) }),
  };
}
