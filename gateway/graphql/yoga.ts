import { Readable } from 'node:stream';
import {
  getOperationAST, OperationTypeNode, type DocumentNode, type ExecutionArgs, type ExecutionResult, type GraphQLError, type GraphQLSchema, type Source,
} from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ValidationError } from '../errors.ts';
import type { CanSee } from '../live/change-stream.ts';
import { ChangeStreams } from '../live/change-streams.ts';
import { logger, type Log } from '../logging/logger.ts';
import { keepJsonText } from '../rest/parse-body.ts';
import { takeTurns, tenantOf, tenantShares } from '../rest/tenant-shares.ts';
import { authenticate } from '../session/authenticate.ts';
import type { Session } from '../session/session.ts';
import { assertShownBusiness } from '../session/shown-business.ts';
import type { GraphQLContext, Outside } from './context.ts';
import { directAnswers, type DirectOperation } from '../fast-reads/direct-answers.ts';
import { documentReader, type DocumentReader } from './documents.ts';
import { graphiqlPage } from './graphiql-page.ts';
import { idempotencyKeyOf } from '../rest/idempotency-key.ts';
import { costOf, shareOf } from './operation-cost.ts';
import {
  arbitraryOperationsNeedSession, persistedOperations, readOperations, type Operations,
} from './persisted-operations.ts';
import { wireErrors, type RequestScope } from './wire-errors.ts';

type ServerContext = GraphQLContext & RequestScope;

type Execution = Pick<ExecutionArgs, 'document' | 'operationName' | 'variableValues'> & { contextValue: ServerContext };

/** Takes what the operation costs off the share of its business, or answers that it costs too much. */
function spendShare(schema: GraphQLSchema, args: Execution, stop: (result: ExecutionResult) => void): void {
  const { document, operationName, variableValues, contextValue } = args;
  const definition = getOperationAST(document, operationName);
  if (!definition) return;
  try {
    const operation = { document, definition, values: variableValues ?? {} };
    contextValue.spend(shareOf(operation, costOf(schema, operation)));
  } catch (error) {
    stop({ errors: [error as GraphQLError] });
  }
}

/** Documents are read once for all ways of answering, and cost is known before anything runs. */
function limits(schema: GraphQLSchema, read: DocumentReader): Plugin<ServerContext> {
  return {
    onParse: ({ setParseFn }) => setParseFn((source: string | Source) => {
      const { document, errors } = read(typeof source === 'string' ? source : source.body);
      if (!document) throw errors[0]!;
      return document;
    }),
    onValidate({ params: { documentAST }, setResult }) {
      setResult(read.errorsOf(documentAST as DocumentNode));
    },
    onExecute({ args, executeFn, setExecuteFn, setResultAndStopExecution }) {
      spendShare(schema, args, setResultAndStopExecution);
      if (getOperationAST(args.document, args.operationName)?.operation !== OperationTypeNode.QUERY) return;
      setExecuteFn((query) => args.contextValue.readInTurn(async (outside) => {
        args.contextValue.outside = outside;
        return executeFn(query) as unknown;
      }));
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => spendShare(schema, args, setResultAndStopExecution),
  };
}

function createGraphQL(schema: GraphQLSchema, operations: Operations, read: DocumentReader) {
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
    // `documentReader` remembers documents, within bounds.
    parserAndValidationCache: false,
    plugins: [
      arbitraryOperationsNeedSession(),
      persistedOperations(operations),
      limits(schema, read),
      wireErrors(),
    ] as Plugin<object, ServerContext>[],
  });
}

type Part = ReadableStreamReadResult<Uint8Array>;

/**
 * The parts of a streamed answer of Yoga, beginning with the first, which has been read already. Yoga's stream must not be
 * cancelled before its first part: it would throw outside of any promise, which ends the process.
 */
async function* partsOf(reader: { read: () => Promise<Part> }, first: Part) {
  for (let part = first; !part.done; part = await reader.read()) yield part.value;
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

/** Yoga takes JSON in an address that is none for an error of its own. */
function refuseMalformedAddress({ query }: FastifyRequest): void {
  const { variables, extensions } = query as Record<string, unknown>;
  for (const text of [variables, extensions]) {
    try {
      if (text !== undefined && text !== '') JSON.parse(String(text));
    } catch {
      throw new ValidationError('Variables and extensions in an address must be JSON');
    }
  }
}

export interface GraphQLOptions {
  schema: GraphQLSchema;
  operations?: Operations;
}

/** `/graphql` for programs, and GraphiQL there for a signed-in browser. */
export async function graphqlRoutes(app: FastifyInstance, options: GraphQLOptions): Promise<void> {
  const { schema, operations = readOperations() } = options;
  const read = documentReader(schema, operations);
  const yoga = createGraphQL(schema, operations, read);
  const direct = directAnswers({ schema, operations, read });
  const streams = new ChangeStreams();
  keepJsonText(app, ['application/json', 'application/graphql+json']);
  takeTurns(app);
  app.addHook('preClose', async () => streams.close());

  /** Who asks by the credential of a request whose answer is still open. */
  async function reload(request: FastifyRequest): Promise<Session | null> {
    const session = (await (await authenticate(request))?.session) ?? null;
    assertShownBusiness(request.headers, session);
    return session;
  }

  /** It ends with its connection, whether or not anything of it was read by then. */
  async function openChangeStream(request: FastifyRequest, reply: FastifyReply | undefined, canSee: CanSee) {
    const stream = await streams.open({ session: request.session!, canSee, reload: () => reload(request) });
    if (!reply || reply.raw.destroyed) stream.end();
    else reply.raw.once('close', () => stream.end());
    return stream;
  }

  function contextFor(request: FastifyRequest, session: Session | null, { reply, outside }: { reply?: FastifyReply; outside?: Outside } = {}): ServerContext {
    const { id: requestId, log } = request;
    const spend = (cost: number) => tenantShares.spend(tenantOf(request), cost);
    const readInTurn: RequestScope['readInTurn'] = (run) => tenantShares.readWithPauses(tenantOf(request), run);
    const open = (canSee: CanSee) => openChangeStream(request, reply, canSee);
    return {
      session, idempotencyKey: idempotencyKeyOf(request), requestId, log: log as Log, spend, readInTurn, outside, openChangeStream: open,
    };
  }

  /** A read of the tenant's share; a mutation waits for its own turn where commands run. */
  const inTurn = <T>(request: FastifyRequest, { isQuery }: DirectOperation, run: (outside?: Outside) => Promise<T>) =>
    (isQuery ? tenantShares.readWithPauses(tenantOf(request), run) : run());

  /** The answer in JSON; null where Yoga has to answer. */
  async function answerDirectly(request: FastifyRequest): Promise<string | null> {
    const operation = direct.prepare(request);
    const { cachedSession } = request;
    const run = (session: Session | null) =>
      inTurn(request, operation!, (outside) => direct.runCompiled(operation!, contextFor(request, session, { outside })));
    const early = operation && cachedSession && direct.isCompilable(operation) ? run(cachedSession) : null;
    await request.identified;
    if (request.refusal) throw request.refusal;
    const { session } = request;
    if (!operation || !(session || operation.isPersisted)) return null;
    tenantShares.spend(tenantOf(request), shareOf(operation, operation.cost));
    // What has begun for a session that has changed since, or has failed, runs once more and no oftener.
    const json = early ? session === cachedSession && (await early) : await run(session);
    return json || inTurn(request, operation, (outside) => direct.runInterpreted(operation, contextFor(request, session, { outside })));
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const json = await answerDirectly(request);
    if (json !== null) return reply.type('application/json; charset=utf-8').send(json);
    refuseMalformedAddress(request);
    const context = contextFor(request, request.session, { reply });
    const response = await yoga.fetch(yogaUrl(request), fetchInit(request), context);
    response.headers.forEach((value, name) => reply.header(name, value));
    reply.status(response.status);
    if (!response.body || !response.headers.get('content-type')?.startsWith('text/event-stream')) return reply.send(await response.text());
    request.endTurn();
    const reader = response.body.getReader();
    return reply.send(Readable.from(partsOf(reader, await reader.read())));
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
