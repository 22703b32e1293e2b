import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { env } from '../env.ts';
import { UnauthorizedError } from '../errors.ts';
import type { GraphQLContext } from './context.ts';
import { isIntrospection, parseWithinLimits } from './limits.ts';

const FILE = join(import.meta.dirname, '..', '..', 'schema', 'operations.json');

/** Documents of the browser app by their hash, as relay-compiler wrote them. */
export type Operations = ReadonlyMap<string, string>;

export function readOperations(file = FILE): Operations {
  if (!existsSync(file)) return new Map();
  return new Map(Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>));
}

interface Params {
  id?: unknown;
  doc_id?: unknown;
  extensions?: { persistedQuery?: { sha256Hash?: unknown } } | null;
}

/** Relay's `doc_id`, the plain `id`, or the `persistedQuery` extension of other clients. */
function operationId({ id, doc_id, extensions }: Params): string | null {
  const given = doc_id ?? id ?? extensions?.persistedQuery?.sha256Hash;
  return typeof given === 'string' ? given : null;
}

const refusedId = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } });

/** Persisted operations run for anybody: the fields themselves are guarded. */
export function persistedOperations(operations: Operations): Plugin<object, object> {
  return usePersistedOperations({
    allowArbitraryOperations: true,
    extractPersistedOperationId: (params) => operationId(params as Params),
    getPersistedOperation: (id) => operations.get(id) ?? null,
    customErrors: {
      keyNotFound: () => refusedId('Must provide query string or the id of a persisted operation.'),
      notFound: () => refusedId('This operation is not known. Please reload the page.'),
    },
  }) as Plugin<object, object>;
}

function mayAsk({ session }: GraphQLContext, document: string): boolean {
  if (session) return true;
  return env.INTROSPECTION === 'public' && isIntrospection(parseWithinLimits(document));
}

/** Documents that a client wrote itself are for signed-in users. Must come before the persisted ones. */
export function arbitraryOperationsNeedSession(): Plugin<object, GraphQLContext> {
  return {
    onParams({ params, context }) {
      if (typeof params.query !== 'string' || mayAsk(context as GraphQLContext, params.query)) return;
      const { code, message } = new UnauthorizedError();
      throw new GraphQLError(message, { extensions: { code, http: { status: 401 } } });
    },
  };
}
