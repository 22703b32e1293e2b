import {
  execute, getOperationAST, OperationTypeNode, specifiedRules, validate, type DocumentNode, type GraphQLSchema,
  type OperationDefinitionNode, type ValidationRule,
} from 'graphql';
import type { FastifyRequest } from 'fastify';
import { env } from '../env.ts';
import { CompiledQuery } from './compiled-query.ts';
import type { GraphQLContext } from '../graphql/context.ts';
import { parseWithinLimits } from '../graphql/limits.ts';
import type { Operations } from '../graphql/persisted-operations.ts';
import { wiredErrors, type RequestScope } from '../graphql/wire-errors.ts';

interface DirectOptions {
  schema: GraphQLSchema;
  operations: Operations;
  /** What a document must obey beside the language's own rules. */
  rulesFor: (document: string) => ValidationRule[];
}

type Values = Record<string, unknown>;

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

const MAX_DOCUMENTS = 500;
const MAX_DOCUMENT_LENGTH = 20_000;

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

/** A valid document, and its queries as they are compiled one by one. */
interface Prepared {
  document: DocumentNode;
  queries: Map<string, CompiledQuery>;
}

interface Operation extends Prepared {
  definition: OperationDefinitionNode;
  name: string | null | undefined;
  values: Values;
}

type Context = GraphQLContext & RequestScope;

/**
 * Answers the requests that nearly all are: a valid query or mutation in a plain POST. Its document is parsed and
 * validated once, then goes from the body to the executor and from there to the socket, without the Request and
 * Response of the Fetch API in between. `answer` resolves to the answer in JSON, or to null for what is not as plain
 * as that, mistakes included: nothing has run then, and Yoga answers. `read` does the same for queries alone.
 */
export function directAnswers({ schema, operations, rulesFor }: DirectOptions) {
  const documents = new Map<string, Prepared | null>();

  function documentOf(text: string): Prepared | null {
    const known = documents.get(text);
    if (known !== undefined || text.length > MAX_DOCUMENT_LENGTH) return known ?? null;
    const document = validDocument(text);
    const prepared = document && { document, queries: new Map<string, CompiledQuery>() };
    if (documents.size >= MAX_DOCUMENTS) documents.delete(documents.keys().next().value!);
    documents.set(text, prepared);
    return prepared;
  }

  function validDocument(text: string): DocumentNode | null {
    try {
      const document = parseWithinLimits(text);
      return validate(schema, document, [...specifiedRules, ...rulesFor(text)]).length === 0 ? document : null;
    } catch {
      return null;
    }
  }

  /** Documents that a client wrote itself are for signed-in users. */
  function textOf({ doc_id, id, query }: PlainRequest, { session }: GraphQLContext): string | undefined {
    const given = doc_id ?? id;
    if (query === undefined) return typeof given === 'string' ? operations.get(given) : undefined;
    return typeof query === 'string' && given === undefined && session ? query : undefined;
  }

  /** What a plain request asks for; null where Yoga has to look. */
  function operationOf(request: FastifyRequest, context: GraphQLContext): Operation | null {
    if (!env.FAST_READS) return null;
    const plain = readPlain(request);
    const text = plain && textOf(plain, context);
    const prepared = text ? documentOf(text) : null;
    if (!plain || !prepared) return null;
    const name = plain.operationName as string | null | undefined;
    const definition = getOperationAST(prepared.document, name);
    if (!definition || definition.operation === OperationTypeNode.SUBSCRIPTION) return null;
    return { ...prepared, definition, name, values: (plain.variables ?? {}) as Values };
  }

  /** The answer of a query without errors; null where graphql-js has to report more than data. */
  async function runCompiled({ document, queries, definition, values }: Operation, context: object) {
    if (definition.operation !== OperationTypeNode.QUERY) return null;
    const name = definition.name?.value ?? '';
    const query = queries.get(name) ?? new CompiledQuery(schema, document, definition);
    queries.set(name, query);
    // A context of its own: what plugins remember in it belongs to one execution.
    const data = await query.run(values, { ...context }).catch(() => null);
    return data && JSON.stringify({ data });
  }

  /** The answer of a query without errors; null for anything else, and nothing has changed then. */
  async function read(request: FastifyRequest, context: Context): Promise<string | null> {
    const operation = operationOf(request, context);
    return operation && runCompiled(operation, context);
  }

  async function answer(request: FastifyRequest, context: Context): Promise<string | null> {
    const operation = operationOf(request, context);
    if (!operation) return null;
    const json = await runCompiled(operation, context);
    if (json) return json;
    const { document, name: operationName, values: variableValues } = operation;
    const { data, errors } = await execute({ schema, document, operationName, variableValues, contextValue: context });
    // Values that do not fit their variables: found before anything ran.
    if (data === undefined) return null;
    return JSON.stringify(errors ? { data, errors: wiredErrors(errors, context) } : { data });
  }

  return { read, answer };
}
