import { ExponentialBackoff, handleWhen, retry, wrap, type IPolicy } from 'cockatiel';
import type { LookupFunction } from 'node:net';
import { Agent, fetch } from 'undici';
import { OutsideServiceError } from '../errors.ts';
import { circuits } from './circuits.ts';
import { assertPublicLiteral, PrivateAddressError, publicLookup } from './public-address.ts';

export interface OutboundOptions {
  /** Name in logs and messages: 'bKash'. */
  service: string;
  baseUrl: string;
  /** For one try, from the first byte sent to the last byte received. */
  timeoutMs: number;
  /** Extra tries after the first, for calls that say `retry: true` (safe to repeat). */
  retries?: number;
  /** False where waiting for `timeoutMs` twice would be too long. */
  retryTimeouts?: boolean;
  /** The most that an answer's body may have after decompression, in bytes. */
  maxBytes?: number;
  /** `public` where an outsider chose the address: connections into our own network are refused. */
  network?: 'any' | 'public';
  /** In place of the operating system's, for `public`. */
  resolve?: LookupFunction;
}

export interface OutboundRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** A function is called for every try, for signatures that may be used only once (OAuth 1.0a). */
  path: string | (() => string);
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Only for calls that are safe to repeat. */
  retry?: boolean;
  /** Ends it before its time: for calls that together have a time limit. */
  signal?: AbortSignal;
}

export interface OutboundResponse {
  status: number;
  headers: Headers;
  bytes: Buffer;
  text: string;
}

/** No answer, a dropped connection or an open circuit: whether the other side acted is unknown. */
export class NoAnswerError extends OutsideServiceError {
  constructor(service: string, cause: unknown) {
    super(`${service} did not answer`, 'TIMEOUT');
    this.cause = cause;
  }
}

/** The body was cut off because it is larger than anything that the service has to say. */
export class AnswerTooLargeError extends Error {
  constructor(maxBytes: number) {
    super(`The answer is larger than ${maxBytes} bytes`);
    this.name = 'AnswerTooLargeError';
  }
}

/** The request was not sent: a key in its headers has characters that no header may have. */
export class UnsendableError extends Error {
  constructor() {
    super('A key has characters that cannot be sent');
    this.name = 'UnsendableError';
  }
}

/** The headers, or an error of our own: undici's message would quote the whole header, with the key. */
function sendable(headers: Record<string, string> = {}): [string, string][] {
  try {
    return [...new Headers(headers)];
  } catch {
    throw new UnsendableError();
  }
}

/** What stands behind a NoAnswerError: a failed connection is wrapped once more by fetch. */
export function causeOf({ cause }: NoAnswerError): unknown {
  return cause instanceof TypeError && cause.cause ? cause.cause : cause;
}

const MAX_BYTES = 8 * 1024 * 1024;
const MAX_HEADER_BYTES = 16 * 1024;
const CONNECT_TIMEOUT_MS = 10_000;
const MAX_CALLERS = 2_000;

const limits = { maxHeaderSize: MAX_HEADER_BYTES };
const anyNetwork = new Agent({ ...limits, connect: { timeout: CONNECT_TIMEOUT_MS } });
const publicNetwork = (resolve?: LookupFunction) =>
  new Agent({ ...limits, connect: { timeout: CONNECT_TIMEOUT_MS, lookup: publicLookup(resolve) } });
const publicOnly = publicNetwork();

const isTransient = (result: unknown) => (result as OutboundResponse).status >= 502;

/** The next try would end the same. */
function isFinalFailure(error: NoAnswerError): boolean {
  const cause = causeOf(error);
  return cause instanceof AnswerTooLargeError || cause instanceof PrivateAddressError;
}

/** No connection was made, by the codes of the operating system, of its resolver and of undici. */
const UNREACHED = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT']);

/** Whether no connection to the service was made. */
export const isUnreachable = (error: NoAnswerError): boolean => UNREACHED.has((causeOf(error) as { code?: string } | undefined)?.code ?? '');

const isTimeout = (error: NoAnswerError) => (causeOf(error) as Error | undefined)?.name === 'TimeoutError';

/**
 * One HTTP client per outside service: time limit, bounded answers, retry with backoff where safe, circuit
 * breaker. Redirects are not followed: the caller gets them as answers. Every HTTP status is returned as it
 * is; only silence throws, as NoAnswerError.
 */
export const outbound = (options: OutboundOptions) => clients(options, 1)('');

/**
 * The same for a service that tenants call with keys of their own: gives the client of one caller, whose silence opens
 * the circuit breaker of no other.
 */
export const outboundOf = (options: OutboundOptions) => clients(options, MAX_CALLERS);

function clients(options: OutboundOptions, callers: number) {
  const { service, baseUrl, timeoutMs, retries = 2, retryTimeouts = true } = options;
  const { maxBytes = MAX_BYTES, network = 'any', resolve } = options;
  const dispatcher = network === 'any' ? anyNetwork : resolve ? publicNetwork(resolve) : publicOnly;
  const circuitOf = circuits({
    isSilence: (error) => error instanceof NoAnswerError,
    isUnreachable: (error) => error instanceof NoAnswerError && isUnreachable(error),
    callers,
  });
  const isRetryable = (error: Error) =>
    error instanceof NoAnswerError && !isFinalFailure(error) && (retryTimeouts || !isTimeout(error));
  const retrying = retry(handleWhen(isRetryable).orWhenResult(isTransient), {
    maxAttempts: retries,
    backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
  });

  async function once(request: OutboundRequest): Promise<OutboundResponse> {
    // Outside of what the circuit breaker counts: one tenant's key must not cut the service off for all.
    const sent = sendable(request.headers);
    const path = typeof request.path === 'function' ? request.path() : request.path;
    try {
      const url = new URL(baseUrl.replace(/\/$/, '') + path);
      if (network === 'public') assertPublicLiteral(url);
      const response = await fetch(url, {
        dispatcher,
        method: request.method ?? 'GET',
        headers: sent,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(request.signal ? [request.signal] : [])]),
      });
      const headers = new Headers([...response.headers]);
      const bytes = await boundedBytes(response.body ?? [], maxBytes);
      return { status: response.status, headers, bytes, get text() { return new TextDecoder().decode(bytes); } };
    } catch (error) {
      throw new NoAnswerError(service, error);
    }
  }

  return (caller: string) => async (request: OutboundRequest): Promise<OutboundResponse> => {
    const circuit = circuitOf(caller);
    const policy: IPolicy = request.retry ? wrap(retrying, circuit) : circuit;
    try {
      return await policy.execute(() => once(request));
    } catch (error) {
      throw error instanceof NoAnswerError ? error : new NoAnswerError(service, error);
    }
  };
}

/** Leaving the loop ends the connection, and with it what is still being decompressed. */
async function boundedBytes(body: AsyncIterable<Uint8Array> | Uint8Array[], maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLargeError(maxBytes);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

export type Outbound = ReturnType<typeof outbound>;
