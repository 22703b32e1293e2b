import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { env } from '../env.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

function isLocal({ socket, headers }: FastifyRequest): boolean {
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded ?? headers.via;
  return !forwarded && /^(?:::1|(?:::ffff:)?127\.)/.test(socket.remoteAddress ?? '');
}

/**
 * Metrics are shown with METRICS_TOKEN only, because they reveal how much business is done. Without that setting they are
 * shown to local programs in development, and to nobody in production, where a proxy on the same machine looks local too.
 */
export function maySeeMetrics(request: FastifyRequest): boolean {
  if (!env.METRICS_TOKEN) return env.NODE_ENV !== 'production' && isLocal(request);
  return timingSafeEqual(digest(request.headers.authorization ?? ''), digest(`Bearer ${env.METRICS_TOKEN}`));
}
