import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import superjson from 'superjson';
import { databaseError } from '../db/database-errors.ts';
import { DomainError, ValidationError, type ErrorCode } from '../errors.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import type { Session } from '../session/session.ts';
import { remoteCallStatus } from './http-status.ts';
import { readInput } from './superjson-input.ts';

export interface TRPCContext {
  /** Null when nobody is signed in. */
  session: Session | null;
  idempotencyKey: string | undefined;
  /** Runs a read in the tenant's share of connections; at once where nobody divides them. */
  read?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** What the contract file says of a procedure; the tests that walk all procedures read it too. */
export interface ProcedureMeta {
  permission: Permission;
}

export const trpc = initTRPC.context<TRPCContext>().meta<ProcedureMeta>().create({
  transformer: { input: { serialize: superjson.serialize, deserialize: readInput }, output: superjson },
  isDev: false,
  errorFormatter: ({ shape: found, error: { code: foundCode, cause } }) => {
    // tRPC calls it a bad request; the specification has a code of its own for what is no JSON.
    const isNoJson = foundCode === 'BAD_REQUEST' && cause instanceof SyntaxError;
    const code = isNoJson ? 'PARSE_ERROR' : foundCode;
    const shape = isNoJson
      ? { ...found, code: TRPC_ERROR_CODES_BY_KEY.PARSE_ERROR, data: { ...found.data, code } }
      : found;
    const wire = cause instanceof DomainError ? cause.wire : {};
    const data = { ...shape.data, httpStatus: remoteCallStatus(code, shape.data.httpStatus), ...wire };
    if (cause instanceof ValidationError)
      return { ...shape, data: { ...data, fieldErrors: cause.fieldErrors } };
    const expected = code !== 'INTERNAL_SERVER_ERROR' || cause instanceof DomainError;
    return { ...shape, message: expected ? shape.message : 'Something went wrong on our side', data };
  },
});

const TRPC_CODE: Record<ErrorCode, TRPC_ERROR_CODE_KEY> = {
  BAD_REQUEST: 'BAD_REQUEST',
  UNAUTHORIZED: 'UNAUTHORIZED',
  FORBIDDEN: 'FORBIDDEN',
  NOT_FOUND: 'NOT_FOUND',
  TIMEOUT: 'TIMEOUT',
  CONFLICT: 'CONFLICT',
  PRECONDITION_FAILED: 'PRECONDITION_FAILED',
  PAYLOAD_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  TOO_MANY_REQUESTS: 'TOO_MANY_REQUESTS',
  INTERNAL_SERVER_ERROR: 'INTERNAL_SERVER_ERROR',
  SERVICE_UNAVAILABLE: 'SERVICE_UNAVAILABLE',
};

/** The tRPC form of an expected failure; anything else passes through and is masked above. */
export function toTRPCError(error: unknown): unknown {
  const expected = error instanceof DomainError ? error : databaseError(error);
  if (!expected) return error;
  return new TRPCError({ code: TRPC_CODE[expected.code], message: expected.message, cause: expected });
}
