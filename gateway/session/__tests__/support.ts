import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance } from 'fastify';
import { DomainError, HTTP_STATUS } from '../../errors.ts';
import { limitRate } from '../../rest/limit-rate.ts';
import { sessionRoutes } from '../../rest/session.ts';
import { authenticate, SESSION_COOKIE } from '../authenticate.ts';

/** The routes of the session and one that needs it: `GET /me`. */
export async function sessionApp(): Promise<FastifyInstance> {
  let requests = 0;
  const app = fastify({
    trustProxy: true,
    // Each request comes from an address of its own: from one alone only so many may sign in each minute.
    rewriteUrl: ({ headers, url }) => {
      requests += 1;
      headers['x-forwarded-for'] = `10.0.${requests >> 8}.${requests & 255}`;
      return url!;
    },
  });
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof DomainError)) throw error;
    return reply.status(HTTP_STATUS[error.code]).send({ code: error.code, message: error.message });
  });
  await app.register(cookie);
  await limitRate(app);
  await app.register(sessionRoutes);
  app.route({
    method: 'GET',
    url: '/me',
    handler: async (request) => {
      const session = await (await authenticate(request))?.session;
      return { email: session?.user?.email ?? null, business: session?.business?.name ?? null };
    },
  });
  return app;
}

/** The value of the session cookie that an answer sets. */
export function cookieOf(headers: Record<string, unknown>): string {
  const [line] = [headers['set-cookie']].flat() as string[];
  return new RegExp(`^${SESSION_COOKIE}=([^;]*)`).exec(line ?? '')?.[1] ?? '';
}
