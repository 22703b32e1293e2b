import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';
import { gatewayText } from '../gatewayText.ts';
import type { GatewayText } from '../gatewayText.ts';
import { t } from '../i18n.ts';
import { ANSWER_MS } from './answerTime.ts';
import { GatewayError } from './GatewayError.ts';
import { learnTime } from './serverTime.ts';
import { SHOWN_BUSINESS_HEADER } from './shownBusiness.ts';
import { unsaid } from './unsaid.ts';

/** Characters; a browser keeps 64 kB of all requests alive together. */
const MAX_KEPT_ALIVE = 8_000;

interface PayloadError {
  message: string;
  path?: (string | number)[];
  extensions?: { code?: string; reason?: string; referenceId?: string; message?: string } & Partial<GatewayText>;
}

interface Payload {
  data?: Record<string, unknown> | null;
  errors?: PayloadError[];
}

interface PostOptions {
  signal: AbortSignal;
  /** Makes a repeated mutation answer as the first one did. */
  idempotencyKey?: string;
  /** Refuses an answer in which a field has failed. */
  isWhole?: boolean;
  /** Global id of the business that the page shows: the gateway refuses when the session is in another. */
  shownBusiness?: string;
}

/** Why there is no answer: the caller aborted, it took too long, or the network failed. */
function noAnswer(cause: unknown, signal: AbortSignal): GatewayError {
  const [code, message] = !signal.aborted
    ? ['NETWORK', t('The server could not be reached. Check your internet connection.')]
    : (signal.reason as Error | undefined)?.name === 'TimeoutError'
      ? ['TIMEOUT', t('The server took too long to answer.')]
      : ['CLIENT_CLOSED_REQUEST', t('Aborted')];
  return Object.assign(new GatewayError({ code: code!, message: message!, status: 0 }), { cause });
}

async function readPayload(response: Response, signal: AbortSignal): Promise<Payload | null> {
  try {
    return (await response.json()) as Payload;
  } catch (error) {
    if (signal.aborted) throw error;
    // A proxy's HTML page, or an answer cut off half-way.
    return null;
  }
}

function refusal(payload: Payload | null, response: Response): GatewayError {
  const first = payload?.errors?.[0];
  return new GatewayError({
    code: first?.extensions?.code ?? (response.status === 401 ? 'UNAUTHORIZED' : payload ? 'INTERNAL_SERVER_ERROR' : 'NETWORK'),
    message: (first && gatewayText({ ...first.extensions, message: first.message })) ?? unsaid(response),
    reason: first?.extensions?.reason,
    status: response.status,
    referenceId: first?.extensions?.referenceId ?? response.headers.get('x-request-id') ?? undefined,
  });
}

/**
 * Relay's `@catch` hides `message` of a field's error and hands on `extensions`; so the message travels there
 * too.
 */
function withMessages(errors: PayloadError[]): PayloadError[] {
  return errors.map((error) => {
    const message = gatewayText({ ...error.extensions, message: error.message }) ?? t('Unknown error');
    return { ...error, message, extensions: { ...error.extensions, message } };
  });
}

/**
 * Sends one persisted operation. Resolves to its answer, partial ones included (their failed fields are read
 * with `@catch` or are null); throws GatewayError when there is no data at all.
 */
export async function postOperation(
  operation: RequestParameters,
  variables: Variables,
  { signal, isWhole, idempotencyKey, shownBusiness }: PostOptions,
): Promise<GraphQLResponse> {
  const timeLimit = AbortSignal.any([signal, AbortSignal.timeout(ANSWER_MS)]);
  const headers: Record<string, string> = { 'Content-Type': 'application/json' };
  if (idempotencyKey) headers['Idempotency-Key'] = idempotencyKey;
  if (shownBusiness) headers[SHOWN_BUSINESS_HEADER] = shownBusiness;
  const body = JSON.stringify({ doc_id: operation.id, variables });
  let response: Response;
  let payload: Payload | null;
  try {
    response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'same-origin',
      headers,
      body,
      // With keepalive a mutation is sent even when its tab is closed at once; browsers allow it for small bodies.
      keepalive: !!idempotencyKey && body.length < MAX_KEPT_ALIVE,
      signal: timeLimit,
    });
    learnTime(response);
    payload = await readPayload(response, timeLimit);
  } catch (error) {
    throw noAnswer(error, timeLimit);
  }
  if (!payload?.data || (isWhole && payload.errors?.length)) throw refusal(payload, response);
  const answer = payload.errors ? { ...payload, errors: withMessages(payload.errors) } : payload;
  return answer as GraphQLResponse;
}
