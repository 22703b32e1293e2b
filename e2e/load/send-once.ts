import { request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

interface RequestOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

const headersOf = (headers: IncomingHttpHeaders) =>
  new Headers(Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][]);

/**
 * Sends one request on a connection of its own. `fetch` keeps connections: one that was idle during an earlier case may be
 * closed by the server at the moment at which it is used again.
 */
export function sendOnce(url: string, { method = 'GET', headers = {}, body }: RequestOptions = {}): Promise<Response> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method, headers, agent: false }, (answer) => {
      text(answer).then((content) => resolve(new Response(content, { status: answer.statusCode!, headers: headersOf(answer.headers) })), reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
