import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loggedPath } from '../logging/logged-path.ts';
import { answerForm, refused, wireError, type WireError } from './error-form.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** The route that was matched, however its address is spelled; the address itself where there is none. */
function pathOf({ routeOptions, url }: FastifyRequest): string {
  const { url: route = '*' } = routeOptions;
  return route.endsWith('*') ? url : route;
}

export function sendError(request: FastifyRequest, reply: FastifyReply, error: WireError): FastifyReply {
  const { status, body } = answerForm(pathOf(request), error);
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  return reply.status(status).type('application/json; charset=utf-8').send(body);
}

/** Whoever asked has closed the connection before the answer was sent, such as a browser that goes to another page. */
const hasLeft = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Also for what fails before a route is found, such as a malformed address. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const form = wireError(error, request.id);
  const facts = { err: error, url: loggedPath(request.url) };
  if (hasLeft(error)) request.log.debug(facts, 'The client has left');
  else if (form.status >= 500) request.log.error(facts, 'Request failed');
  else request.log.debug(facts, 'Request refused');
  return sendError(request, reply, form);
}

/** One form for every failure, and an answer in it for addresses and methods that do not exist. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
}

/** 405 where the address takes other methods, 404 where there is nothing. */
export function answerUnknown(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply) {
  const [path = '/'] = request.url.split('?');
  // hasRoute() reads a pattern, and throws where it makes no sense as one.
  const isPlain = /^\/[^:*()]*$/.test(path);
  const allowed = METHODS.filter((method) => isPlain && app.hasRoute({ method, url: path }));
  if (allowed.length === 0) return sendError(request, reply, refused(404, `There is nothing at ${path}`));
  reply.header('allow', allowed.join(', '));
  return sendError(request, reply, refused(405, `${request.method} is not possible at ${path}`));
}
