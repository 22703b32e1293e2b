import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { env } from '../env.ts';
import { ForbiddenError, TooManyRequestsError } from '../errors.ts';
import { SESSION_COOKIE } from '../session/authenticate.ts';

/** Where the sign-in page finds Firebase Auth. */
function firebaseHosts(): { connect: string[]; frame: string[]; script: string[] } {
  if (env.FIREBASE_AUTH_EMULATOR_HOST) {
    const emulator = `http://${env.FIREBASE_AUTH_EMULATOR_HOST}`;
    return { connect: [emulator], frame: [emulator], script: [] };
  }
  const connect = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com'];
  if (!env.GOOGLE_SIGN_IN) return { connect, frame: [], script: [] };
  return { connect, frame: [`https://${env.FIREBASE_AUTH_DOMAIN}`], script: ['https://apis.google.com'] };
}

/** Nothing from outside hosts but Firebase Auth; pictures of products may live anywhere. */
function contentSecurityPolicy() {
  const firebase = firebaseHosts();
  return {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'", ...firebase.script],
    scriptSrcAttr: ["'none'"],
    // styled-components writes its rules into style elements.
    styleSrc: ["'self'", "'unsafe-inline'"],
    imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
    fontSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...firebase.connect],
    frameSrc: firebase.frame.length > 0 ? firebase.frame : ["'none'"],
    workerSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  };
}

/**
 * A page of another site can make a browser send our cookie, but not hide where it comes from. Requests that
 * change something are taken from our own pages only; programs send no Origin, or a bearer token.
 */
function refuseCrossSite(request: FastifyRequest): void {
  const { method, headers, cookies } = request;
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return;
  if (!headers.origin || !cookies[SESSION_COOKIE]) return;
  const own = [new URL(env.PUBLIC_URL).origin, `${request.protocol}://${request.host}`];
  if (!own.includes(headers.origin)) throw new ForbiddenError('This request came from another site');
}

/** Headers against attacks in the browser, and the refusal of requests that other sites started. */
export async function secure(app: FastifyInstance): Promise<void> {
  const overHttps = env.PUBLIC_URL.startsWith('https:');
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy() },
    // The window of Google's sign-in has to be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: overHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', async (request, reply) => {
    // Answers belong to who asked; the browser app's own files say otherwise themselves.
    reply.header('cache-control', 'no-store');
    refuseCrossSite(request);
  });
}

const SIGN_INS_PER_MINUTE = 30;

const isSignIn = (url: string) => /^\/api\/session(?:\?|$)/.test(url);

const limitOf = ({ url }: FastifyRequest) =>
  Math.min(isSignIn(url) ? SIGN_INS_PER_MINUTE : Infinity, env.RATE_LIMIT_PER_MINUTE);

/**
 * So many requests a minute for each signed-in user, or else for each address. Call it after `identify`.
 * Signing in has a smaller limit of its own.
 */
export async function limitRate(app: FastifyInstance): Promise<void> {
  await app.register(rateLimit, {
    hook: 'onRequest',
    timeWindow: 60_000,
    max: limitOf,
    // Files of the app are cheap, and a page asks for many at once.
    allowList: ({ url }) => url.startsWith('/assets/'),
    keyGenerator: ({ url, ip, session }) => (isSignIn(url) ? `sign-in:${ip}` : (session?.user?.id ?? ip)),
    errorResponseBuilder: () => new TooManyRequestsError(),
  });
}
