import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a double saw, newest last. */
export interface Seen {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
  /** The body as it came, for what is no text. */
  bytes: Buffer;
}

/** The failure of the next matching request. */
export interface Fault {
  /** Matches the start of the path; every path when left out. */
  path?: string;
  /** Every method when left out. */
  method?: string;
  /** How many requests it strikes; 1 when left out. */
  times?: number;
  /** Milliseconds before anything else happens. */
  delay?: number;
  /** What is waited for before anything else happens: the test says when. */
  until?: Promise<unknown>;
  /**
   * `drop`: destroy the socket unanswered. `drop-after`: do the work, then destroy the socket. `late`: destroy the socket,
   * and do the work once `until` comes.
   */
  kind?: 'drop' | 'drop-after' | 'late';
  /** Answer this instead of doing the work. */
  answer?: { status: number; body: string; contentType?: string; headers?: Record<string, string> };
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body: string | Buffer | object;
}

export type Handler = (request: Seen) => Answer | Promise<Answer>;

/**
 * A local server that speaks an outside API's wire format and can be told to fail, delay, drop and repeat.
 * Extended by one class per outside service; faults are consumed in the order they were added.
 */
export class Double {
  readonly seen: Seen[] = [];
  #faults: Fault[] = [];
  #server: Server;
  #port = 0;
  #handler: Handler;

  constructor(handler: Handler) {
    this.#handler = handler;
    this.#server = createServer((req, res) => void this.#serve(req, res));
  }

  async listen(port = 0): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
    return this;
  }

  /** Also once it is closed: a request that was under way then is still answered. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  fail(fault: Fault): void {
    this.#faults.push({ times: 1, ...fault });
  }

  heal(): void {
    this.#faults = [];
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const url = new URL(req.url ?? '/', this.url);
    const request: Seen = {
      method: req.method ?? 'GET',
      path: url.pathname,
      query: url.searchParams,
      headers: req.headers,
      body: bytes.toString('utf8'),
      bytes,
    };
    this.seen.push(request);
    const fault = this.#takeFault(request);
    if (fault?.kind === 'late') req.socket.destroy();
    if (fault?.delay) await new Promise((resolve) => setTimeout(resolve, fault.delay));
    await fault?.until;
    if (fault?.kind === 'drop') return void req.socket.destroy();
    if (fault?.answer) {
      const { status, body, contentType = 'application/json', headers } = fault.answer;
      return void res.writeHead(status, { 'content-type': contentType, ...headers }).end(body);
    }
    const answer = await this.#handler(request);
    if (fault?.kind === 'late') return;
    if (fault?.kind === 'drop-after') return void req.socket.destroy();
    const raw = typeof answer.body === 'string' || Buffer.isBuffer(answer.body);
    const headers = { 'content-type': 'application/json', ...answer.headers };
    res
      .writeHead(answer.status ?? 200, headers)
      .end(raw ? (answer.body as string) : JSON.stringify(answer.body));
  }

  #takeFault({ path, method }: Seen): Fault | undefined {
    const index = this.#faults.findIndex((fault) => path.startsWith(fault.path ?? '') && method === (fault.method ?? method));
    if (index < 0) return undefined;
    const fault = this.#faults[index]!;
    fault.times = (fault.times ?? 1) - 1;
    if (fault.times <= 0) this.#faults.splice(index, 1);
    return fault;
  }
}
