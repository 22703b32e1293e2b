import { hash } from 'node:crypto';
import autocannon from 'autocannon';
import { CONNECTIONS, say, SECONDS } from './bench-options.ts';

export interface Load {
  perSecond: number;
  p50: number;
  p99: number;
  /** Processor time for one request. */
  processorMs: number;
}

/** Milliseconds of processor time that the gateway has used so far. */
export type Processor = () => Promise<number>;

const unmeasured: Processor = async () => 0;

/** Sends the same request for a while. */
export async function load(request: autocannon.Options, processor: Processor = unmeasured): Promise<Load> {
  await autocannon({ ...request, connections: CONNECTIONS, duration: 2 });
  const before = await processor();
  const result = await autocannon({ ...request, connections: CONNECTIONS, duration: SECONDS });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed`);
  const processorMs = (await processor() - before) / result.requests.total;
  return { perSecond: result.requests.average, p50: result.latency.p50, p99: result.latency.p99, processorMs };
}

const padded = (value: number, width: number) => value.toFixed(value < 10 ? 2 : 0).padStart(width);

/** Three columns: requests in a second, median and 99th percentile in ms; question marks where no answer came within the time. */
const columns = ({ perSecond, p50, p99 }: Load, width: number) =>
  [[perSecond, width], [p50, 7], [p99, 7]].map(([value, room]) => (perSecond > 0 ? padded(value!, room!) : '?'.padStart(room!))).join('');

export function print(name: string, ours: Load, statements: string, bare?: Load): void {
  const ratio = bare && ours.perSecond > 0 && bare.perSecond > 0 ? (ours.perSecond / bare.perSecond).toFixed(2) : '?';
  const beside = bare ? `${columns(bare, 11)}${ratio.padStart(8)}` : '';
  const processorMs = ours.perSecond > 0 ? padded(ours.processorMs, 7) : '?'.padStart(7);
  say(`${name.padEnd(34)}${columns(ours, 9)}${statements.padStart(5)}${processorMs}${beside}`);
}

export interface Servers {
  gateway: string;
  processor: Processor;
  raw: string;
  headers: Record<string, string>;
}

export const statementsOf = ({ headers }: Response) => /sql;desc="?(\d+)/.exec(headers.get('server-timing') ?? '')?.[1] ?? '?';

/** As the browser app asks: by the hash of a document that the gateway knows. */
export const persisted = (document: string, variables: object) => JSON.stringify({ doc_id: hash('sha256', document), variables });

interface Sending {
  connections?: number;
  processor?: Processor;
}

interface Asked {
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends one request for each; `toRequest` says which. */
export async function forEach<One>(
  ids: readonly One[], url: string, toRequest: (one: One) => Asked, { connections = CONNECTIONS, processor = unmeasured }: Sending = {},
): Promise<Load> {
  const waiting = [...ids];
  const before = await processor();
  const refusals = new Set<number>();
  const start = performance.now();
  let end = start;
  const result = await autocannon({
    url, connections, amount: ids.length,
    setupClient: (one) => one.on('response', (status) => {
      end = performance.now();
      if (status >= 300) refusals.add(status);
    }),
    requests: [{
      method: 'POST',
      setupRequest: (request) => {
        const { headers, ...rest } = toRequest(waiting.pop()!);
        // Copied: autocannon adds the length of this body to them.
        return { ...request, ...rest, headers: { ...headers } };
      },
    }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`Of ${ids.length} changes, ${result.timeouts} had no answer in time, ${result.errors - result.timeouts} lost their connection, `
      + `${result.non2xx} were refused: ${[...refusals].join(', ')}`);
  }
  const processorMs = (await processor() - before) / ids.length;
  return { perSecond: (ids.length / (end - start)) * 1_000, p50: result.latency.p50, p99: result.latency.p99, processorMs };
}

/** Fails the bench when the 99th percentile is more than `most` times the median. */
export function judgeTail(name: string, { p50, p99 }: Load, most = Infinity): void {
  if (p99 <= most * p50) return;
  say(`${name}: the 99th percentile is ${(p99 / p50).toFixed(1)} times the median; at most ${most} is right.`);
  process.exitCode = 1;
}
