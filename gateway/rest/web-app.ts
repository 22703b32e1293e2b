import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { answerUnknown } from './handle-errors.ts';

const BUILD = join(import.meta.dirname, '..', '..', 'dist', 'web');

const MISSING = 'The browser app has not been built yet. Run: npm run build';

/** Names under assets/ change with their content; everything else is asked for again each time. */
function cacheControl(path: string): string {
  return path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/**
 * Addresses of the app's own pages, outside the programs' adapters. Who takes anything gets them too, files
 * excepted.
 */
function isPage({ method, url, headers: { accept = '*/*' } }: FastifyRequest): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  if (!reads || /^\/(?:api|assets)(?:[/?]|$)/.test(url)) return false;
  const isFile = url.split('?')[0]!.includes('.');
  return accept.includes('text/html') || (accept.includes('*/*') && !isFile);
}

export interface WebAppOptions {
  /** Folder of the built app. */
  folder?: string;
}

/** Serves the built browser app: its files, and index.html for every page that it routes by itself. */
export async function webApp(app: FastifyInstance, { folder = BUILD }: WebAppOptions = {}): Promise<void> {
  const built = existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      preCompressed: true,
      dotfiles: 'ignore',
      // Its own route reads the whole folder for each file, to refuse names that differ from a file's in their case.
      serve: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cacheControl(path));
        reply.header('vary', 'accept-encoding');
      },
    });
    app.get<{ Params: { '*': string } }>('/*', ({ params }, reply) => void reply.sendFile(`/${params['*']}`));
  } else {
    app.log.warn(MISSING);
  }
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    if (!isPage(request)) return answerUnknown(app, request, reply);
    if (built) return reply.sendFile('index.html');
    return reply.status(503).type('text/plain; charset=utf-8').send(`${MISSING}\n`);
  });
}
