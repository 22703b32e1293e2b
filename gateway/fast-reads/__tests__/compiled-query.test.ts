import { execute, getOperationAST, parse, type GraphQLSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { CompiledQuery } from '../compiled-query.ts';

const pets = [
  { kind: 'Cat', name: 'Mini', lives: 9 }, { kind: 'Dog', name: 'Bagha', tricks: ['sit', 'roll'] },
];

const schema: GraphQLSchema = createSchema({
  typeDefs: /* GraphQL */ `
    enum Mood { CALM WILD }
    interface Pet { name: String! }
    type Cat implements Pet { name: String!  lives: Int  mood: Mood }
    type Dog implements Pet { name: String!  tricks: [String!]!  owner(rank: Int = 1): Person }
    type Person { id: ID!  name: String!  pets(kind: String): [Pet!]!  path: String!  secret: String! }
    type Query { pets: [Pet]!  person(id: ID!): Person  nobody: Person  broken: Int  lie: Int!  late:
      [Person!]!  failing: [Int!] }
  `,
  resolvers: {
    Mood: { CALM: 1, WILD: 2 },
    Pet: { __resolveType: ({ kind }: { kind: string }) => kind },
    Cat: { mood: () => 2 },
    Dog: { owner: async (_dog, { rank }: { rank: number }) => ({ id: rank, name: `Owner ${rank}` }) },
    Person: {
      pets: (_person, { kind }: { kind?: string }) => pets.filter((pet) => !kind || pet.kind === kind),
      path: (_person, _args, _context, { path }) => `${path.prev?.key}.${path.key}`,
      secret: () => { throw new Error('no'); },
    },
    Query: {
      pets: () => Promise.resolve([...pets, null]),
      person: (_root, { id }: { id: string }) => ({ id, name: 'Rahim' }),
      nobody: () => null,
      broken: () => { throw new Error('broken'); },
      lie: () => null,
      failing: () => [null, Promise.reject(new Error('later'))],
      late: () => [Promise.resolve({ id: 1, name: 'Karim' }), { id: 2, name: 'Rahim' }],
    },
  },
});

function compile(source: string) {
  const document = parse(source);
  return { document, query: new CompiledQuery(schema, document, getOperationAST(document)!) };
}

describe('a compiled query answers what the executor answers', () => {
  it.each<[string, string, Record<string, unknown>]>([
    ['plain fields', '{ person(id: 7) { id name __typename } nobody { id } }', {}],
    [
      'aliases and merged fields',
      '{ a: person(id: 1) { name } b: person(id: 2) { id } b: person(id: 2) { name } }', {},
    ],
    ['abstract types', '{ pets { __typename name ... on Cat { lives mood } ... on Dog { tricks } } }', {}],
    ['promises anywhere', '{ late { id pets(kind: "Dog") { ... on Dog { owner { name } } } } }', {}],
    [
      'fragments',
      'query { person(id: 1) { ...P } } fragment P on Person { name pets { ...N } } fragment N on Pet { name }',
      {},
    ],
    [
      'variables with defaults',
      `query ($id: ID = "5", $rank: Int) {
        person(id: $id) { id pets { ... on Dog { owner(rank: $rank) { id } } } }
      }`,
      {},
    ],
    ['paths for resolvers', '{ p: person(id: 1) { path } }', {}],
  ])('%s', async (_, source, variables) => {
    const { document, query } = compile(source);
    const expected = await execute({ schema, document, variableValues: variables });
    expect(expected.errors).toBeUndefined();
    expect(JSON.stringify(await query.run(variables, {}))).toBe(JSON.stringify(expected.data));
  });

  it('as its conditions stand', async () => {
    const { query } = compile('query ($all: Boolean!) { person(id: 1) { id name @include(if: $all) } }');
    expect(await query.run({ all: true }, {})).toEqual({ person: { id: '1', name: 'Rahim' } });
    expect(await query.run({ all: false }, {})).toEqual({ person: { id: '1' } });
  });
});

describe('a compiled query gives up', () => {
  it.each([
    ['an error', '{ pets { name } broken }'],
    ['an error in an object', '{ late { secret } }'],
    ['an error after another', '{ failing late { secret } }'],
    ['a null where none may be', '{ pets { name } lie }'],
    ['introspection', '{ __schema { types { name } } }'],
    ['a value that does not fit', 'query ($id: Int!) { person(id: "1") { id } }'],
  ])('at %s', async (_, source) => {
    await expect(compile(source).query.run({ id: 'text' }, {})).rejects.toBeInstanceOf(Error);
  });
});

it('finds what it takes from the inside of graphql-js', async () => {
  const inside = await import('graphql/execution/collectFields.js');
  expect([typeof inside.collectFields, typeof inside.collectSubfields]).toEqual(['function', 'function']);
});
