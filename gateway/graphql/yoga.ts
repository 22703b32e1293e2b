import { NoSchemaIntrospectionCustomRule, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { env } from '../env.ts';
import { logger, type Log } from '../logging/logger.ts';
import { keepJsonText } from '../rest/parse-body.ts';
import type { GraphQLContext } from './context.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { idempotencyKeyOf } from '../rest/idempotency-key.ts';
import { maxAliases, parseWithinLimits } from './limits.ts';
import {
  arbitraryOperationsNeedSession, persistedOperations, readOperations, type Operations,
} from './persisted-operations.ts';
import { wireErrors, type RequestScope } from './wire-errors.ts';

type ServerContext = GraphQLContext & RequestScope;

/** Depth and cost are limited where the schema is built; here is what a document alone can do. */
function limits(operations: Operations): Plugin<object, ServerContext> {
  const aliases = maxAliases(env.GRAPHQL_MAX_ALIASES);
  const persisted = new Set(operations.values());
  return {
    onParse: ({ setParseFn }) => setParseFn(parseWithinLimits),
    onValidate({ addValidationRule, context }) {
      const { query } = (context as unknown as { params: { query?: string } }).params;
      if (!query || !persisted.has(query)) addValidationRule(aliases);
      if (env.INTROSPECTION === 'off') addValidationRule(NoSchemaIntrospectionCustomRule);
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

export interface GraphQLOptions {
  schema: GraphQLSchema;
  operations?: Operations;
}

/** `/graphql` for programs, and GraphiQL there for a signed-in browser. */
export async function graphqlRoutes(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { schema, operations = readOperations() } = options;
  const yoga = createGraphQL(schema, operations);
  keepJsonText(app, ['application/json', 'application/graphql+json']);

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const response = await yoga.fetch(`http://gateway${request.url}`, fetchInit(request), {
      session: request.session,
      idempotencyKey: idempotencyKeyOf(request),
      requestId: request.id,
      log: request.log as Log,
    });
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
