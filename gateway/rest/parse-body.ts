import { isUtf8 } from 'node:buffer';
import type { FastifyInstance } from 'fastify';
import { ValidationError } from '../errors.ts';

/** The text of a body; throws where the bytes are not UTF-8, instead of storing replacement characters. */
function textOf(body: Buffer): string {
  if (!isUtf8(body)) throw new ValidationError('The request is not valid UTF-8');
  return body.toString('utf8');
}

/** JSON bodies become values; keys that would reach into prototypes are refused. */
export function parseJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    try {
      parse(request, textOf(body as Buffer), done);
    } catch (error) {
      done(error as Error);
    }
  });
}

/** JSON bodies stay text, for adapters that bring a parser of their own. */
export function keepJsonText(app: FastifyInstance, types: string[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, textOf(body as Buffer));
    } catch (error) {
      done(error as Error);
    }
  });
}
