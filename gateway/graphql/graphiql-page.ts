import type { FastifyReply } from 'fastify';
import { createHash } from 'node:crypto';

interface Page {
  html: string;
  scriptHash: string;
}

let rendered: Promise<Page> | undefined;

/** The whole editor in one page from its package: no outside host is asked for anything. */
async function renderPage(): Promise<Page> {
  // Nine megabytes, which hardly anybody opens.
  const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql');
  const html = renderGraphiQL({ title: 'Karbar GraphiQL', endpoint: '/graphql' }) as string;
  const start = html.indexOf('<script>') + '<script>'.length;
  const script = html.slice(start, html.lastIndexOf('</script>'));
  const scriptHash = createHash('sha256').update(script).digest('base64');
  return { html, scriptHash };
}

/** Allows this one inline script, and the workers of its code editor, on this page only. */
export async function graphiqlPage(reply: FastifyReply): Promise<FastifyReply> {
  rendered ??= renderPage();
  const { html, scriptHash } = await rendered;
  const policy = [
    "default-src 'self'",
    `script-src 'sha256-${scriptHash}' blob:`,
    'worker-src blob:',
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html);
}
