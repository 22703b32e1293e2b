import { NoSchemaIntrospectionCustomRule, type GraphQLSchema, type ValidationRule } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../env.ts';
import { logger, type Log } from '../logging/logger.ts';
import { keepJsonText } from '../rest/parse-body.ts';
import type { Session } from '../session/session.ts';
import type { GraphQLContext } from './context.ts';
import { directAnswers } from '../fast-reads/direct-answers.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { idempotencyKeyOf } from '../rest/idempotency-key.ts';
import { maxAliases, parseWithinLimits } from './limits.ts';
import {
  arbitraryOperationsNeedSession, persistedOperations, readOperations, type Operations,
} from './persisted-operations.ts';
import { wireErrors, type RequestScope } from './wire-errors.ts';

type ServerContext = GraphQLContext & RequestScope;

/** Depth and cost are limited where the schema is built; here is what a document alone can do. */
function documentRules(operations: Operations): (document: string | undefined) => ValidationRule[] {
  const persisted = new Set(operations.values());
  const own = env.INTROSPECTION === 'off' ? [NoSchemaIntrospectionCustomRule] : [];
  const foreign = [maxAliases(env.GRAPHQL_MAX_ALIASES), ...own];
  return (document) => (document && persisted.has(document) ? own : foreign);
}

function limits(operations: Operations): Plugin<object, ServerContext> {
  const rulesFor = documentRules(operations);
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithinLimits),
    onValidate({ addValidationRule, context }) {
      const { query } = (context as unknown as { params: { query?: string } }).params;
      for (const rule of rulesFor(query)) addValidationRule(rule);
    },
  };
}

function createGraphQL(schema: GraphQLSchema, operations: Operations) {
  return createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    logging: logger,
    // Every error passes through wireErrors, which knows the request.
    maskedErrors: false,
    batching: false,
    multipart: false,
    cors: false,
    graphiql: false,
    landingPage: false,
    maxRequestBodySize: false,
    plugins: [
      arbitraryOperationsNeedSession(),
      persistedOperations(operations),
      limits(operations),
      wireErrors(),
    ] as Plugin<object, ServerContext>[],
  });
}

const wantsPage = ({ method, headers, query }: FastifyRequest) =>
  method === 'GET' && /\btext\/html\b/.test(headers.accept ?? '') && !('query' in (query as object));

/** The request as yoga reads it. A missing body counts as an empty one. */
function fetchInit({ method, headers, body }: FastifyRequest): RequestInit {
  const reads = method === 'GET' || method === 'HEAD';
  const text = (body as string | undefined) ?? '';
  return { method, headers: headers as Record<string, string>, body: reads ? undefined : text };
}

/** Of the address only the query: its path may be spelled in other ways than yoga knows. */
function yogaUrl({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return `http://gateway/graphql${start < 0 ? '' : url.slice(start)}`;
}

export interface GraphQLOptions {
  schema: GraphQLSchema;
  operations?: Operations;
}

/** `/graphql` for programs, and GraphiQL there for a signed-in browser. */
export async function graphqlRoutes(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { schema, operations = readOperations() } = options;
  const yoga = createGraphQL(schema, operations);
  const direct = directAnswers({ schema, operations, rulesFor: documentRules(operations) });
  keepJsonText(app, ['application/json', 'application/graphql+json']);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const idempotencyKey = idempotencyKeyOf(request);
    const contextFor = (session: Session | null) =>
      ({ session, idempotencyKey, requestId: request.id, log: request.log as Log });
    const { cachedSession } = request;
    const early = cachedSession && direct.read(request, contextFor(cachedSession));
    await request.identified;
    if (request.refusal) throw request.refusal;
    const { session } = request;
    const context = contextFor(session);
    const json = (session === cachedSession && (await early)) || (await direct.answer(request, context));
    if (json !== null) return reply.type('application/json; charset=utf-8').send(json);
    const response = await yoga.fetch(yogaUrl(request), fetchInit(request), context);
    response.headers.forEach((value, name) => reply.header(name, value));
    return reply.status(response.status).send(await response.text());
  }

  app.route({
    method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/graphql',
    handler: async (request, reply) => {
      if (!wantsPage(request)) return answer(request, reply);
      if (!request.session) return reply.redirect('/sign-in', 303);
      return graphiqlPage(reply);
    },
  });
}
