import {
  execute, getOperationAST, OperationTypeNode, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode,
} from 'graphql';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { env } from '../env.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import type { DocumentReader } from '../graphql/documents.ts';
import { costOf } from '../graphql/operation-cost.ts';
import type { Operations } from '../graphql/persisted-operations.ts';
import { toWireErrors, type RequestScope } from '../graphql/wire-errors.ts';
import { CompiledQuery } from './compiled-query.ts';

interface DirectOptions {
  schema: GraphQLSchema;
  operations: Operations;
  read: DocumentReader;
}

type Values = Record<string, unknown>;
type Context = GraphQLContext & RequestScope;

/** The request as the browser app and other programs send it; anything else is left to Yoga. */
interface PlainRequest {
  doc_id?: unknown;
  id?: unknown;
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

const PLAIN_KEYS = new Set(['doc_id', 'id', 'query', 'operationName', 'variables']);
const PLAIN_ACCEPT = new Set([undefined, '*/*', 'application/json']);

/** More than there are persisted operations. */
const MAX_COMPILED = 500;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readPlain({ method, url, headers, body }: FastifyRequest): PlainRequest | null {
  if (method !== 'POST' || url !== '/graphql' || typeof body !== 'string') return null;
  if (!PLAIN_ACCEPT.has(headers.accept) || !headers['content-type']?.startsWith('application/json')) return null;
  try {
    const value: unknown = JSON.parse(body);
    if (!isObject(value) || !Object.keys(value).every((key) => PLAIN_KEYS.has(key))) return null;
    return isObject(value.variables ?? {}) ? value : null;
  } catch {
    return null;
  }
}

/** A valid operation within the limits. */
export interface DirectOperation {
  document: DocumentNode;
  definition: OperationDefinitionNode;
  values: Values;
  cost: number;
  isQuery: boolean;
  /** Anybody may send it; what a client wrote itself is for signed-in users. */
  isPersisted: boolean;
}

/**
 * Answers the requests that nearly all are: a valid query or mutation in a plain POST. It goes from the body to the
 * executor and from there to the socket, without the Request and Response of the Fetch API in between.
 */
export function directAnswers({ schema, operations, read }: DirectOptions) {
  const compiled = new LRUCache<OperationDefinitionNode, CompiledQuery>({ max: MAX_COMPILED });

  function textOf({ doc_id, id, query }: PlainRequest): string | undefined {
    const given = doc_id ?? id;
    if (query === undefined) return typeof given === 'string' ? operations.get(given) : undefined;
    return typeof query === 'string' && given === undefined ? query : undefined;
  }

  /** What a plain request asks for; null for anything else and for mistakes, which Yoga answers. */
  function prepare(request: FastifyRequest): DirectOperation | null {
    const plain = env.FAST_READS ? readPlain(request) : null;
    const text = plain && textOf(plain);
    if (!plain || !text) return null;
    const { document, errors, isPersisted } = read(text);
    if (!document || errors.length > 0) return null;
    const definition = getOperationAST(document, plain.operationName as string | null | undefined);
    if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION) return null;
    const operation = { document, definition, values: (plain.variables ?? {}) as Values };
    const isQuery = definition.operation === OperationTypeNode.QUERY;
    try {
      return { ...operation, isPersisted, isQuery, cost: costOf(schema, operation) };
    } catch {
      return null;
    }
  }

  function compiledQuery({ document, definition }: DirectOperation): CompiledQuery {
    const known = compiled.get(definition);
    if (known) return known;
    const query = new CompiledQuery(schema, document, definition);
    compiled.set(definition, query);
    return query;
  }

  const isCompilable = ({ isPersisted, isQuery }: DirectOperation) => isPersisted && isQuery;

  /**
   * The answer of a persisted query without errors, in JSON; null for anything else, and nothing has changed then. It
   * never rejects: whoever began it early may have stopped waiting for it.
   */
  async function runCompiled(operation: DirectOperation, context: Context): Promise<string | null> {
    if (!isCompilable(operation)) return null;
    try {
      // A context of its own: what plugins remember in it belongs to one execution.
      return JSON.stringify({ data: await compiledQuery(operation).run(operation.values, { ...context }) });
    } catch {
      return null;
    }
  }

  /** The answer in JSON, whatever it is; null when nothing could run, which Yoga reports. */
  async function runInterpreted(operation: DirectOperation, context: Context): Promise<string | null> {
    const { document, definition, values: variableValues } = operation;
    const operationName = definition.name?.value;
    const { data, errors } = await execute({ schema, document, operationName, variableValues, contextValue: context });
    if (data === undefined) return null;
    return JSON.stringify(errors ? { data, errors: toWireErrors(errors, context) } : { data });
  }

  return { prepare, isCompilable, runCompiled, runInterpreted };
}
