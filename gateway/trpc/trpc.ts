import { initTRPC, TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import superjson from 'superjson';
import { databaseError } from '../db/database-errors.ts';
import { DomainError, PreconditionError, ValidationError, type ErrorCode } from '../errors.ts';
import { wireMessage } from '../../schema/rules/message.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import { MASKED_MESSAGE } from '../rest/error-form.ts';
import type { Session } from '../session/session.ts';
import { trpcStatus } from './http-status.ts';
import { readInput } from './superjson-input.ts';

export interface TRPCContext {
  /** Null when nobody is signed in. */
  session: Session | null;
  idempotencyKey: string | undefined;
  /** Id of the request; something unexpected is found in the log by it. */
  requestId?: string;
  /** Runs a read within the tenant's share of connections; without it reads run at once. */
  read?: <T>(run: () => Promise<T>) => Promise<T>;
}

/** Written to schema/procedures.json, and read by the tests that call every procedure. */
export interface ProcedureMeta {
  permission: Permission;
}

export const trpc = initTRPC.context<TRPCContext>().meta<ProcedureMeta>().create({
  transformer: { input: { serialize: superjson.serialize, deserialize: readInput }, output: superjson },
  isDev: false,
  errorFormatter: ({ shape: defaultShape, error: { code: defaultCode, cause }, ctx }) => {
    // tRPC answers BAD_REQUEST to a body that is not JSON; the specification asks for PARSE_ERROR.
    const isInvalidJson = defaultCode === 'BAD_REQUEST' && cause instanceof SyntaxError;
    const code = isInvalidJson ? 'PARSE_ERROR' : defaultCode;
    const shape = isInvalidJson
      ? { ...defaultShape, code: TRPC_ERROR_CODES_BY_KEY.PARSE_ERROR, data: { ...defaultShape.data, code } }
      : defaultShape;
    const wire = cause instanceof DomainError ? cause.wire : {};
    const reason = cause instanceof PreconditionError && { reason: cause.reason };
    const data = { ...shape.data, httpStatus: trpcStatus(code, shape.data.httpStatus), ...wire, ...reason };
    if (cause instanceof ValidationError)
      return { ...shape, data: { ...data, fieldErrors: cause.fieldErrors } };
    const expected = code !== 'INTERNAL_SERVER_ERROR' || cause instanceof DomainError;
    if (expected) return { ...shape, data };
    return { ...shape, message: MASKED_MESSAGE, data: { ...data, ...wireMessage(MASKED_MESSAGE), referenceId: ctx?.requestId } };
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

/** The tRPC error of an expected failure. Other errors are returned as they are; the error formatter masks them. */
export function toTRPCError(error: unknown): unknown {
  const expected = error instanceof DomainError ? error : databaseError(error);
  if (!expected) return error;
  // For the log: what the database said.
  if (expected !== error) expected.cause = error;
  return new TRPCError({ code: TRPC_CODE[expected.code], message: expected.message, cause: expected });
}
