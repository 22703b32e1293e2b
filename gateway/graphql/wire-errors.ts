import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { DomainError } from '../errors.ts';
import type { Log } from '../logging/logger.ts';
import type { Outside } from './context.ts';
import { RefusedRequest } from './limits.ts';
import { wireError } from '../rest/error-form.ts';

/** What the server hands to each GraphQL request beside the context of the resolvers. */
export interface RequestScope {
  requestId: string;
  log: Log;
  /** To be told what the operation costs before it runs. */
  spend: (cost: number) => void;
  /** Runs a read when the tenant has a place for it, which it gives back while it is `outside`. */
  readInTurn: <T>(run: (outside: Outside) => Promise<T>) => Promise<T>;
}

/** The error that was thrown, under the layers that executors put around it. */
function thrown(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? thrown(error.originalError) : error;
}

function toWire(error: GraphQLError, { requestId, log }: RequestScope, executed: boolean): GraphQLError {
  const { nodes, path, positions, source, extensions } = error;
  const cause = thrown(error);
  const location = { nodes, path, positions, source };
  if (cause instanceof GraphQLError) {
    // Refused before anything ran: HTTP 400 for clients that read statuses, 200 for the older ones.
    const http: object | undefined = executed ? undefined : { status: 400, spec: true };
    const known = { code: 'BAD_REQUEST', http, ...cause.extensions, ...extensions };
    if (cause instanceof RefusedRequest) known.http = { status: 400 };
    return new GraphQLError(error.message, { ...location, extensions: known });
  }
  const { status: _status, code, message, ...details } = wireError(cause, requestId);
  if (!(cause instanceof DomainError)) log.error({ err: cause, path }, 'GraphQL field failed');
  const unexpected = code === 'INTERNAL_SERVER_ERROR';
  return new GraphQLError(message, { ...location, extensions: { code, ...details, unexpected } });
}

interface Result {
  data?: unknown;
  errors?: readonly GraphQLError[];
}

/** Of an operation that ran: as JSON, without what is meant for the server alone. */
export function toWireErrors(errors: readonly GraphQLError[], scope: RequestScope): object[] {
  return errors.map((error) => {
    const { message, locations, path, extensions } = toWire(error, scope, true);
    const { http: _http, unexpected: _unexpected, ...shown } = extensions;
    return { message, locations, path, extensions: shown };
  });
}

/**
 * Expected failures keep their code and message, mistakes in the document are BAD_REQUEST, anything else is
 * logged under the request's id and masked.
 */
export function wireErrors(): Plugin<object, RequestScope> {
  return {
    onResultProcess({ result, setResult, serverContext }) {
      const { errors, data } = result as Result;
      if (!errors?.length) return;
      const executed = data !== undefined;
      const wired = errors.map((error) => toWire(error, serverContext, executed));
      setResult({ ...result, errors: wired } as typeof result);
    },
  };
}
