import {
  circuitBreaker, ConsecutiveBreaker, ExponentialBackoff, handleWhen, retry, wrap, type IPolicy,
} from 'cockatiel';
import { OutsideServiceError } from '../errors.ts';

export interface OutboundOptions {
  /** Name in logs and messages: 'bKash'. */
  service: string;
  baseUrl: string;
  timeoutMs: number;
  /** Extra tries after the first, for calls that say `retry: true` (safe to repeat). */
  retries?: number;
}

export interface OutboundRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A function is asked anew for every try: signatures that may be used once (OAuth 1.0a). */
  path: string | (() => string);
  headers?: Record<string, string>;
  body?: string;
  /** Only for calls that may be repeated without harm. */
  retry?: boolean;
}

export interface OutboundResponse {
  status: number;
  headers: Headers;
  text: string;
}

/** No answer, a dropped connection or an open circuit: whether the other side acted is unknown. */
export class NoAnswerError extends OutsideServiceError {
  constructor(service: string, cause: unknown) {
    super(`${service} did not answer`, 'TIMEOUT');
    this.cause = cause;
  }
}

const isTransient = (result: unknown) => (result as OutboundResponse).status >= 502;

/**
 * One HTTP client per outside service: timeout, retry with backoff where safe, circuit breaker.
 * Redirects are not followed. Every HTTP status is returned as it is; only silence throws.
 */
export function outbound({ service, baseUrl, timeoutMs, retries = 2 }: OutboundOptions) {
  const breaker = circuitBreaker(handleWhen((error) => error instanceof NoAnswerError), {
    halfOpenAfter: 10_000,
    breaker: new ConsecutiveBreaker(8),
  });
  const retrying: IPolicy = wrap(
    retry(handleWhen((error) => error instanceof NoAnswerError).orWhenResult(isTransient), {
      maxAttempts: retries,
      backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 2_000 }),
    }),
    breaker,
  );

  async function once(request: OutboundRequest): Promise<OutboundResponse> {
    const path = typeof request.path === 'function' ? request.path() : request.path;
    try {
      const response = await fetch(new URL(baseUrl.replace(/\/$/, '') + path), {
        method: request.method ?? 'GET',
        headers: request.headers,
        body: request.body,
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch (error) {
      throw new NoAnswerError(service, error);
    }
  }

  return async (request: OutboundRequest): Promise<OutboundResponse> => {
    const policy: IPolicy = request.retry ? retrying : breaker;
    try {
      return await policy.execute(() => once(request));
    } catch (error) {
      throw error instanceof NoAnswerError ? error : new NoAnswerError(service, error);
    }
  };
}

export type Outbound = ReturnType<typeof outbound>;
