import { TRPC_ERROR_CODES_BY_KEY, type TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import { databaseError } from '../db/database-errors.ts';
import {
  DomainError, HTTP_STATUS, PreconditionError, TooManyRequestsError, UnavailableError, ValidationError, type FieldError,
} from '../errors.ts';
import { msg, wireMessage } from '../../schema/rules/message.ts';
import { trpcStatus } from '../trpc/http-status.ts';

/** A failure as a client may see it. */
export interface WireError {
  status: number;
  code: TRPC_ERROR_CODE_KEY;
  message: string;
  /** The message for another language: absent where nobody but a developer reads it. */
  messageKey?: string;
  messageValues?: Record<string, unknown>;
  fieldErrors?: FieldError[];
  reason?: string;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
  /** Id of the request, to find the log entry of something unexpected. */
  referenceId?: string;
}

export const MASKED_MESSAGE = msg('Something went wrong on our side');

const CODE_OF_STATUS: Record<number, TRPC_ERROR_CODE_KEY> = {
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  408: 'TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

interface HttpError extends Error {
  code?: string;
  statusCode?: number;
  /** True for what http-errors, which serves our files, calls fit for clients. */
  expose?: boolean;
}

/** Refusals of Fastify and of its files: body too large, invalid JSON, no such range. Their texts hold no secrets. */
function isRefusal(error: unknown): error is HttpError & { statusCode: number } {
  if (!(error instanceof Error)) return false;
  const { code, statusCode = 500, expose } = error as HttpError;
  if (expose) return statusCode < 500;
  return String(code).startsWith('FST_') && (statusCode < 500 || statusCode === 503);
}

/** Seconds after which it is worth to ask again, where that is known. */
export function retryAfter(error: unknown): number | undefined {
  const known = error instanceof UnavailableError || error instanceof TooManyRequestsError;
  return (known && error.retryAfterSeconds) || undefined;
}

/** What a client may know of an error. Whatever is unexpected becomes a masked 500 with a reference. */
export function wireError(thrown: unknown, referenceId: string): WireError {
  const error = thrown instanceof DomainError ? thrown : (databaseError(thrown) ?? thrown);
  if (error instanceof DomainError) {
    return {
      status: HTTP_STATUS[error.code],
      code: error.code,
      message: error.message,
      ...error.wire,
      fieldErrors: error instanceof ValidationError ? error.fieldErrors : undefined,
      reason: error instanceof PreconditionError ? error.reason : undefined,
      retryAfterSeconds: retryAfter(error),
    };
  }
  if (isRefusal(error)) {
    const { statusCode: status, message } = error;
    return { status, code: CODE_OF_STATUS[status] ?? 'BAD_REQUEST', message };
  }
  return { status: 500, code: 'INTERNAL_SERVER_ERROR', message: MASKED_MESSAGE, ...wireMessage(MASKED_MESSAGE), referenceId };
}

export const refused = (status: 404 | 405 | 503, message: string): WireError => ({
  status, code: CODE_OF_STATUS[status]!, message, ...(status === 503 && { retryAfterSeconds: 1 }),
});

/** A failed request as the clients of that adapter read it: its HTTP status and its body. */
export function answerForm(url: string, error: WireError): { status: number; body: object } {
  const { status, code, message, ...details } = error;
  if (/^\/graphql(?:[/?]|$)/.test(url)) {
    return { status, body: { errors: [{ message, extensions: { code, ...details } }] } };
  }
  if (url.startsWith('/api/trpc/')) {
    const httpStatus = trpcStatus(code, status);
    const data = { code, httpStatus, ...details };
    return {
      status: httpStatus, body: { error: { json: { message, code: TRPC_ERROR_CODES_BY_KEY[code], data } } },
    };
  }
  return { status, body: { error: { code, message, ...details } } };
}
