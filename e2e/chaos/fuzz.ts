import fc from 'fast-check';
import { hostileText, hostileValue } from '../fuzz/hostile.ts';
import type { Client, Token } from '../support/client.ts';

export interface Fuzz {
  sent: () => number;
  /** Answers with an internal error, with the request. */
  failures: string[];
  /** No new requests; resolves when all under way are answered. */
  stop: () => Promise<void>;
}

interface Shot {
  path: string;
  init: RequestInit;
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: unknown): Shot => ({ path, init: { method: 'POST', headers: json, body: String(body) } });
const LIST = 'query ($first: Int, $after: String, $s: String) { orders(first: $first, after: $after, filter: { search: $s }) { edges { cursor } } }';
/** None of the browser app's pages: it need not be built here. */
const PATHS = ['/graphql?query=', '/api/session', '/api/export/orders?filter=', '/api/webhooks/woocommerce/', '/api/trpc/', '/healthz?'];

const shot: fc.Arbitrary<Shot> = fc.oneof(
  fc.json().map((body) => post('/graphql', body)),
  hostileText.map((body) => post('/graphql', body.toWellFormed())),
  fc.record({ first: hostileValue, after: hostileValue, s: hostileValue }, { requiredKeys: [] })
    .map((variables) => post('/graphql', JSON.stringify({ query: LIST, variables }))),
  hostileValue.map((value) => post('/graphql', JSON.stringify({ query: `{ ${'a { '.repeat(500)}`, variables: value }))),
  fc.tuple(fc.constantFrom('sms.sendSingleSms', 'webOrder.approve', 'user.getUserById'), hostileValue)
    .map(([procedure, value]) => post(`/api/trpc/${procedure}`, JSON.stringify({ json: value }))),
  fc.tuple(fc.constantFrom(...PATHS), hostileText)
    .map(([path, text]) => ({ path: path + encodeURIComponent(text.toWellFormed()).slice(0, 4_000), init: {} })),
);

/** tRPC sends some expected errors with status 500, so its code decides there. */
const isFailure = ({ path }: Shot, status: number, text: string) =>
  text.includes('INTERNAL_SERVER_ERROR') || (status >= 500 && !path.startsWith('/api/trpc/'));

/** Sends malformed requests, signed in and not, `clients` at a time. */
export function startFuzz(api: Client, token: Token, clients = 4): Fuzz {
  const failures: string[] = [];
  let sent = 0;
  const stopping = new AbortController();
  const shots = fc.sample(shot, 2_000);

  async function client(): Promise<void> {
    while (!stopping.signal.aborted) {
      const one = shots[(sent += 1) % shots.length]!;
      const response = await api.request(sent % 3 === 0 ? null : token, one.path, one.init);
      const text = await response.text();
      if (isFailure(one, response.status, text)) failures.push(`${response.status} ${JSON.stringify(one).slice(0, 500)} ${text.slice(0, 300)}`);
    }
  }

  const running = Promise.all(Array.from({ length: clients }, client));
  const stop = async () => {
    stopping.abort();
    await running;
  };
  return { sent: () => sent, failures, stop };
}
