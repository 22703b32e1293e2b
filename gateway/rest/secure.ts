import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import helmet from 'helmet';
import { env } from '../env.ts';
import { ForbiddenError } from '../errors.ts';
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

/** What helmet sets. It is the same on every answer, so helmet is asked once, by a response that only listens. */
function protectiveHeaders(): Record<string, string> {
  const overHttps = env.PUBLIC_URL.startsWith('https:');
  const headers: Record<string, string> = {};
  const set = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy() },
    // The window of Google's sign-in has to be able to answer the page that opened it.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    strictTransportSecurity: overHttps && { maxAge: 31_536_000 },
    referrerPolicy: { policy: 'same-origin' },
  });
  const response = {
    setHeader: (name: string, value: string) => { headers[name.toLowerCase()] = value; },
    removeHeader: () => undefined,
  };
  set({} as IncomingMessage, response as unknown as ServerResponse, (error) => { if (error) throw error; });
  return headers;
}

/** Headers against attacks in the browser, and the refusal of requests that other sites started. */
export function secure(app: FastifyInstance): void {
  // Answers belong to who asked; the browser app's own files say otherwise themselves.
  const headers = { ...protectiveHeaders(), 'cache-control': 'no-store' };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    refuseCrossSite(request);
    done();
  });
}
