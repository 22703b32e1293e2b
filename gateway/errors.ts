import { inEnglish, msg, wireMessage, type Message, type WireMessage } from '../schema/rules/message.ts';

/**
 * Expected failures. A command returns or throws one of these; every adapter maps `code` to its own
 * wire form (GraphQL union member, tRPC code, HTTP status). Anything else is a bug: logged, masked.
 */

/**
 * The codes of the specification, section 8, with their HTTP statuses, and SERVICE_UNAVAILABLE for outages; for remote
 * calls see trpc/http-status.ts.
 */
export const HTTP_STATUS = {
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  CONFLICT: 409,
  PRECONDITION_FAILED: 412,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const;

export type ErrorCode = keyof typeof HTTP_STATUS;

export interface FieldError extends WireMessage {
  /** Path of the input field, dots between levels: `lines.0.quantity`. */
  field: string;
  /** In English, as everywhere in the gateway. */
  message: string;
}

/** A mistake in one field, as the code that finds it says it. */
export interface FieldMistake {
  field: string;
  message: ErrorText;
}

/** A sentence of the catalogues, with `msg('...', values)` where it holds values. */
export type ErrorText = Message | string;

export class DomainError extends Error {
  readonly code: ErrorCode;
  /** What `message` says in English, with its values apart, for clients that say it in another language. */
  readonly wire: WireMessage;
  /** The same as a value of a longer sentence. */
  readonly text: ErrorText;
  constructor(code: ErrorCode, text: ErrorText) {
    super(inEnglish(text));
    this.text = text;
    this.code = code;
    this.wire = wireMessage(text);
    this.name = new.target.name;
  }
}

/** Input that can never be accepted as it stands; `fieldErrors` point at the fields to correct. */
export class ValidationError extends DomainError {
  readonly fieldErrors: FieldError[];
  constructor(text: ErrorText, mistakes: FieldMistake[] = []) {
    super('BAD_REQUEST', text);
    this.fieldErrors = mistakes.map(({ field, message }) => ({
      field, message: inEnglish(message), ...wireMessage(message),
    }));
  }
}

/** A mistake in one field. Only a `msg('...')`, which the catalogues have. */
export const mistakeIn = (field: string, message: Message): ValidationError => new ValidationError(message, [{ field, message }]);

export class UnauthorizedError extends DomainError {
  constructor(text: ErrorText = msg('Please sign in')) {
    super('UNAUTHORIZED', text);
  }
}

export class ForbiddenError extends DomainError {
  constructor(text: ErrorText = msg('You do not have permission to do this')) {
    super('FORBIDDEN', text);
  }
}

/** The record does not exist, or belongs to another business: the two are never told apart. */
export class NotFoundError extends DomainError {
  constructor(what: string) {
    super('NOT_FOUND', `${what} not found`);
  }
}

/** Somebody else changed the record, or the same key was used for something different. */
export class ConflictError extends DomainError {
  constructor(text: ErrorText) {
    super('CONFLICT', text);
  }
}

/** The input is fine but the state of the business forbids it (stock, status, limit, balance). */
export class PreconditionError extends DomainError {
  /** Stable, machine-readable reason, e.g. `INSUFFICIENT_STOCK`. */
  readonly reason: string;
  constructor(reason: string, text: ErrorText) {
    super('PRECONDITION_FAILED', text);
    this.reason = reason;
  }
}

export class TooManyRequestsError extends DomainError {
  /** When it is worth to ask again; null when nobody can say. Sent as Retry-After. */
  readonly retryAfterSeconds: number | null;
  constructor(text: ErrorText = msg('Too many requests, please wait a moment'), retryAfterSeconds: number | null = null) {
    super('TOO_MANY_REQUESTS', text);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * The database is away, read-only or too slow. The same request may succeed later. Nothing was changed, unless the
 * connection broke at the very commit: a request with an idempotency key is safe to repeat even then.
 */
export class UnavailableError extends DomainError {
  /** Sent as Retry-After. */
  readonly retryAfterSeconds = 2;
  constructor(text: ErrorText = msg('The service is not available at the moment, please try again')) {
    super('SERVICE_UNAVAILABLE', text);
  }
}

/** The same work may succeed later: nothing of what was asked for is wrong. Jobs leave it to their next attempt. */
export const isOutage = (error: unknown): boolean =>
  error instanceof DomainError && (error.code === 'SERVICE_UNAVAILABLE' || error.code === 'TIMEOUT');

/** What ends the row of a bulk job, or a part of it, for good: an outage of the database is none, it is waited for. */
export const isRefusal = (error: unknown): error is DomainError => error instanceof DomainError && !(error instanceof UnavailableError);

/** An outside service failed or did not answer in time; nothing was changed here. */
export class OutsideServiceError extends DomainError {
  constructor(text: ErrorText, code: 'TIMEOUT' | 'INTERNAL_SERVER_ERROR' = 'INTERNAL_SERVER_ERROR') {
    super(code, text);
  }
}
