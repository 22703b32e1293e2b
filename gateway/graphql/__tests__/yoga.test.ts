import { fastify, type FastifyInstance } from 'fastify';
import { createSchema } from 'graphql-yoga';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError, PreconditionError, ValidationError } from '../../errors.ts';
import { handleErrors } from '../../rest/handle-errors.ts';
import { Session } from '../../session/session.ts';
import { schema as realSchema } from '../schema.ts';
import type { GraphQLContext } from '../context.ts';
import { graphqlRoutes } from '../yoga.ts';

const SOMEBODY = Session.system('01900000-0000-7000-8000-000000000001');

const schema = createSchema<GraphQLContext>({
  typeDefs: /* GraphQL */ `
    type Query { who: String!  breaks: String  refuses: String  late: String!  key: String }
    type Mutation { change: String }
  `,
  resolvers: {
    Query: {
      who: (_root, _args, { session }) => session?.actorName ?? 'nobody',
      breaks: () => { throw new Error('password of the database is hunter2'); },
      refuses: () => { throw new PreconditionError('INSUFFICIENT_STOCK', 'Only 2 in stock'); },
      late: async () => {
        throw new ValidationError('Please correct this', [{ field: 'phone', message: 'Too short' }]);
      },
      key: (_root, _args, { idempotencyKey }) => idempotencyKey,
    },
    Mutation: { change: () => { throw new ConflictError('Somebody was faster'); } },
  },
});

const operations = new Map([['known', 'query Known { who }'], ['wide', `{ ${aliases(40)} }`]]);

function aliases(count: number): string {
  return Array.from({ length: count }, (_, index) => `a${index}: who`).join(' ');
}

async function start(served: Parameters<typeof graphqlRoutes>[1]): Promise<FastifyInstance> {
  const app = fastify();
  app.decorateRequest('session', null);
  app.addHook('onRequest', async (request) => {
    if (request.headers.authorization) request.session = SOMEBODY;
  });
  handleErrors(app);
  await app.register(graphqlRoutes, served);
  return app;
}

let app: FastifyInstance;
beforeAll(async () => { app = await start({ schema, operations }); });
afterAll(() => app.close());

interface Answer {
  status?: number;
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: Record<string, unknown> }[];
}

const SIGNED_IN = { authorization: 'yes' };

async function post(payload: object, headers: Record<string, string> = SIGNED_IN, to = app): Promise<Answer> {
  const response = await to.inject({ method: 'POST', url: '/graphql', payload, headers });
  return { ...response.json<Answer>(), status: response.statusCode };
}

describe('operations', () => {
  it('that a client wrote are for signed-in users', async () => {
    expect(await post({ query: '{ who }' })).toEqual({ status: 200, data: { who: 'Karbar' } });
    const refused = await post({ query: '{ who }' }, {});
    expect(refused).toMatchObject({ status: 401, errors: [{ extensions: { code: 'UNAUTHORIZED' } }] });
  });

  it.each([
    ['doc_id', { doc_id: 'known', variables: {} }],
    ['id', { id: 'known' }],
    ['persistedQuery', { extensions: { persistedQuery: { version: 1, sha256Hash: 'known' } } }],
  ])('that are persisted run for anybody, by %s', async (_form, payload) => {
    expect(await post(payload, {})).toEqual({ status: 200, data: { who: 'nobody' } });
  });

  it('with an unknown id are refused', async () => {
    const refused = { status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] };
    expect(await post({ id: 'guess' }, {})).toMatchObject(refused);
    expect(await post({}, {})).toMatchObject(refused);
  });

  it('cannot smuggle a document in beside a known id', async () => {
    expect((await post({ id: 'known', query: '{ breaks }' }, {})).status).toBe(401);
  });

  it('cannot be batched', async () => {
    expect((await post([{ query: '{ who }' }, { query: '{ who }' }])).status).toBe(400);
  });

  it('that change something need POST', async () => {
    const url = `/graphql?query=${encodeURIComponent('mutation { change }')}`;
    const headers = { ...SIGNED_IN, accept: 'application/json' };
    const response = await app.inject({ method: 'GET', url, headers });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'POST']);
  });

  it('get the idempotency key from its header', async () => {
    const headers = { ...SIGNED_IN, 'idempotency-key': 'retry-1' };
    expect((await post({ query: '{ key }' }, headers)).data).toEqual({ key: 'retry-1' });
    const tooLong = await post({ query: '{ key }' }, { ...headers, 'idempotency-key': 'x'.repeat(201) });
    expect(tooLong).toMatchObject({ status: 400, errors: [{ extensions: { code: 'BAD_REQUEST' } }] });
  });
});

describe('errors', () => {
  it('that are expected keep code, message and details', async () => {
    const { status, data, errors } = await post({ query: '{ refuses }' });
    expect([status, data]).toEqual([200, { refuses: null }]);
    expect(errors).toMatchObject([{
      message: 'Only 2 in stock', extensions: { code: 'PRECONDITION_FAILED', reason: 'INSUFFICIENT_STOCK' },
    }]);
    const late = await post({ query: '{ late }' });
    expect(late.errors?.[0]?.extensions.fieldErrors).toEqual([
      { field: 'phone', message: 'Too short', messageKey: 'Too short', messageValues: {} },
    ]);
    expect(await post({ query: 'mutation { change }' })).toMatchObject({
      status: 200, errors: [{ message: 'Somebody was faster', extensions: { code: 'CONFLICT' } }],
    });
  });

  it('that are unexpected are masked, with the id of the request', async () => {
    const answer = await post({ query: '{ breaks }' });
    expect(JSON.stringify(answer)).not.toContain('hunter2');
    expect(answer).toMatchObject({
      data: { breaks: null },
      errors: [{
        message: 'Something went wrong on our side',
        path: ['breaks'],
        extensions: { code: 'INTERNAL_SERVER_ERROR', referenceId: expect.any(String) },
      }],
    });
  });

  it('in a document are the client\'s mistake', async () => {
    const accept = { ...SIGNED_IN, accept: 'application/graphql-response+json' };
    for (const query of ['{ who', '{ nobodyKnows }', 'query ($x: Nothing) { who }']) {
      const answer = await post({ query }, accept);
      expect([query, answer.status]).toEqual([query, 400]);
      expect(answer.errors?.[0]?.extensions.code).toMatch(/BAD_REQUEST|GRAPHQL_(PARSE|VALIDATION)_FAILED/);
    }
  });
});

describe('limits', () => {
  it('allow some aliases and no more, but for persisted operations', async () => {
    expect((await post({ query: `{ ${aliases(30)} }` })).errors).toBeUndefined();
    expect((await post({ query: `{ ${aliases(31)} }` })).errors?.[0]?.message).toMatch(/At most 30 aliases/);
    expect((await post({ id: 'wide' })).errors).toBeUndefined();
  });

  it('stop parsing an absurdly long document', async () => {
    const { errors } = await post({ query: `{ ${'a '.repeat(5_001)} }` });
    expect(errors?.[0]?.message).toMatch(/5000 words/);
  });

  const inCircles = (times: number) => `${'variants { product { '.repeat(times)}id${' } }'.repeat(times)}`;
  it.each([
    ['depth', `{ orders(first: 1) { edges { node { lines { variant { product { ${inCircles(4)} } } } } } } }`],
    ['complexity', `{ orders(first: 100) { edges { node { lines { variant { product { ${inCircles(1)} } } } } } } }`],
  ])('of %s hold in the real schema', async (kind, query) => {
    const real = await start({ schema: realSchema });
    const { errors } = await post({ query }, SIGNED_IN, real);
    const message = expect.stringContaining(`maximum ${kind}`);
    expect(errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_REQUEST' } });
    await real.close();
  });
});

describe('GraphiQL', () => {
  const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

  it('opens for a signed-in browser, without any outside host', async () => {
    const page = await app.inject({ url: '/graphql', headers: { ...browser, ...SIGNED_IN } });
    expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(page.headers['content-security-policy']).toContain("default-src 'self'");
    expect(page.body).not.toMatch(/<(?:script|link)[^>]+(?:src|href)="https?:/);
  });

  it('sends others to sign in', async () => {
    const page = await app.inject({ url: '/graphql', headers: browser });
    expect([page.statusCode, page.headers.location]).toEqual([303, '/sign-in']);
  });
});
