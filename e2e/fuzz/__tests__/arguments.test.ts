import fc from 'fast-check';
import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLField, type GraphQLInputField, type GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { schema } from '../../../gateway/graphql/schema.ts';
import { modules } from '../../../gateway/modules.ts';
import { seedBusiness } from '../../../prisma/seed/factories/business.ts';
import { seedUser } from '../../../prisma/seed/factories/user.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import { everyField } from '../../permissions/every-field.ts';
import { seedVictim, unknownId, type Victim } from '../../permissions/world.ts';
import { testServer, type TestServer } from '../../support/test-server.ts';
import { argumentOf } from '../arguments.ts';

/** Any arguments: no read ends in an internal error, and none reveals a record of another business. */

vi.hoisted(() => Object.assign(process.env, { RATE_LIMIT_PER_MINUTE: '1000000', GRAPHQL_MAX_COST: '1000000' }));

const RUNS = { numRuns: inject('isLong') ? 200 : 8, endOnFailure: true };

type Field = GraphQLField<unknown, unknown>;
const withArguments = Object.values(schema.getQueryType()!.getFields()).filter(({ args }) => args.length > 0);

let server: TestServer;
let victim: Victim;
let founder: string;
let stranger: string;
beforeAll(async () => {
  server = await testServer();
  victim = await seedVictim();
  founder = await tokenOf(victim.shop.founder);
  stranger = await tokenOf((await seedBusiness()).founder);
});
afterAll(() => server.close());

function documentOf({ name, args, type }: Field): string {
  const variables = args.map((arg) => `$${arg.name}: ${arg.type.toString()}`).join(', ');
  return `query (${variables}) { field: ${name}(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')}) ${everyField(type, 4)} }`;
}

async function answerOf(token: string, field: Field, variables: Record<string, unknown>): Promise<string> {
  const { data, errors } = await server.graphql(token, documentOf(field), variables);
  const said = { data, errors: errors?.map(({ message, extensions: { code } }) => ({ message, code })) };
  // When figures were added up, and up to what hour they are compared, differs from one request to the next.
  return JSON.stringify(said, (key, value: unknown) => (key === 'asOf' || key === 'comparedUntil' ? undefined : value));
}

const ids = fc.constantFrom('', 'x', encodeId('Order', unknownId()), encodeId('Order', 'no-uuid'), encodeId('Nothing', unknownId()), 'T3JkZXI6');

describe('whatever the arguments are', () => {
  it.each(withArguments.map((field) => [field.name, field] as const))('%s', async (_name, field) => {
    const known = fc.constantFrom(...Object.entries(victim.ids).map(([node, id]) => encodeId(node, id)));
    const shape = Object.fromEntries(field.args.map(({ name, type }) => [name, argumentOf(type, fc.oneof(known, ids))]));
    await fc.assert(fc.asyncProperty(fc.record(shape), async (sent) => {
      const text = await answerOf(founder, field, sent);
      if (/INTERNAL_SERVER_ERROR|went wrong on our side/.test(text)) expect({ sent: JSON.stringify(sent), text: text.slice(0, 600) }).toBeNull();
    }), RUNS);
  });
});

describe('whatever the filter of an export is', () => {
  const exports = modules.flatMap(({ exports: own = [] }) => own.map(({ name }) => name));
  const filters = ['{"createdFrom":"0000-01-01T00:00:00Z"}', '{"from":"9999-12-31T23:59:59Z","to":"-000001-01-01T00:00:00Z"}', '{"search":"\\u0000%_"}', '[', 'null'];

  it.each(exports)('%s', async (name) => {
    // Files have a limit of their own.
    const token = await tokenOf(name.startsWith('platform-') ? await seedUser({ isSuperAdmin: true }) : (await seedBusiness()).founder);
    for (const filter of filters) {
      const { status } = await server.request(token, `/api/export/${name}?filter=${encodeURIComponent(filter)}`);
      expect({ filter, isTyped: status === 200 || status === 400 }).toEqual({ filter, isTyped: true });
    }
  });
});

type Path = readonly string[];

/** Where an argument takes values of one of the scalars, down to so many levels of input objects. */
function pathsTo(scalars: readonly string[], type: GraphQLInputType, depth = 0): Path[] {
  const named = getNamedType(type);
  if (scalars.includes(named.name)) return [[]];
  if (!isInputObjectType(named) || depth === 3) return [];
  return Object.values(named.getFields()).flatMap((one) => pathsTo(scalars, one.type, depth + 1).map((rest) => [one.name, ...rest]));
}

/** Each place of these scalars in the arguments of the fields, with the name that its test has. */
const placesOf = (scalars: readonly string[], except: readonly string[] = []) => withArguments.flatMap((field) => field.args.flatMap((arg) =>
  (except.includes(arg.name) ? [] : pathsTo(scalars, arg.type)).map((path) => [`${field.name} ${[arg.name, ...path].join('.')}`, field, [arg.name, ...path]] as const)));

const isRequired = (type: GraphQLInputType) => type.toString().endsWith('!');

/** Some value of each argument or field that has to be given beside the one of this name. */
function requiredBeside(name: string | undefined, fields: readonly (GraphQLArgument | GraphQLInputField)[]): Record<string, unknown> {
  const required = fields.filter((one) => one.name !== name && isRequired(one.type)).map((one) => [one.name, argumentOf(one.type, ids)]);
  return fc.sample(fc.record(Object.fromEntries(required)), { numRuns: 1, seed: 7 })[0]!;
}

/** An argument with the value in its place. One value does for a list too: GraphQL makes a list of it. */
function placed(type: GraphQLInputType, [key, ...rest]: Path, value: string): unknown {
  const named = getNamedType(type);
  if (key === undefined || !isInputObjectType(named)) return value;
  const fields = named.getFields();
  return { ...requiredBeside(key, Object.values(fields)), [key]: placed(fields[key]!.type, rest, value) };
}

/** All arguments that the field needs, with the value in its place. */
function argumentsWith({ args }: Field, [name, ...inside]: Path, value: string): Record<string, unknown> {
  const { type } = args.find((arg) => arg.name === name)!;
  return { ...requiredBeside(name, args), [name!]: placed(type, inside, value) };
}

// PostgreSQL has no such character: where it reaches a statement, the statement fails.
describe('text with a NUL is refused, or found nowhere', () => {
  it.each(placesOf(['String', 'Date', 'PhoneNumber']))('%s', async (_name, field, path) => {
    for (const text of ['\0', 'ja\0']) expect(await answerOf(founder, field, argumentsWith(field, path, text))).not.toContain('INTERNAL_SERVER_ERROR');
  });
});

describe('a filter by an id of another business answers as by one that does not exist', () => {
  it.each(placesOf(['ID'], ['id', 'ids']))('%s', async (_name, field, path) => {
    for (const [node, id] of Object.entries(victim.ids)) {
      const ask = (one: string) => answerOf(stranger, field, argumentsWith(field, path, encodeId(node, one)));
      const [foreign, missing] = [await ask(id), await ask(unknownId())];
      expect({ node, answer: foreign }).toEqual({ node, answer: missing });
    }
  });
});
