import { finished } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { msg } from '../../../schema/rules/message.ts';
import { FILE_MAX_BYTES } from '../../../schema/rules/files.ts';
import { FairShare } from '../../commands/fair-share.ts';
import { runQuery } from '../../commands/execute.ts';
import { NotFoundError, UnauthorizedError } from '../../errors.ts';
import { encodeId } from '../../graphql/global-id.ts';
import { beforeBody } from '../../rest/before-body.ts';
import { renewedSession } from '../../session/current-rights.ts';
import type { OpenFile } from './file-store.ts';
import { readFile, fileSize } from './read-file.ts';
import { assertMayUpload, uploadFile } from './upload-file.ts';

type FileUpload = FastifyRequest<{
  Params: { purpose: string };
  Querystring: { name?: string };
  Body: Buffer | undefined;
}>;

/**
 * A download holds a file handle (or, with S3, its bytes in memory) until its last byte is sent: slow readers can use up
 * only this limit.
 */
const downloads = new FairShare({
  concurrent: 8,
  waiting: 200,
  waitMs: 30_000,
  refusal: msg('Too many files of your business are being sent at the moment, please try again'),
});

/** Slightly more than the limit of a file, so that a file just above it gets the error that names the limit. */
const BODY_LIMIT = FILE_MAX_BYTES + 65_536;

/**
 * `POST /api/files/<purpose>?name=` takes the bytes of a file with any content type and answers `{id}`, the global id
 * for mutations. `GET /api/files/<uuid>/<size>` serves the file to members of its business.
 */
export async function fileRoutes(app: FastifyInstance): Promise<void> {
  // A Fastify context of its own, because only these routes parse a body as bytes.
  await app.register(async (context) => {
    context.removeAllContentTypeParsers();
    const asBytes = { parseAs: 'buffer', bodyLimit: BODY_LIMIT } as const;
    context.addContentTypeParser('*', asBytes, (_request, body, done) => done(null, body));
    const preParsing = beforeBody((session, params) => assertMayUpload(session, (params as FileUpload['params']).purpose));
    context.post('/api/files/:purpose', { bodyLimit: BODY_LIMIT, preParsing }, async (request: FileUpload) => {
      const { session, body, params: { purpose }, query: { name = '' } } = request;
      const { id } = await uploadFile(session!, { purpose, name, bytes: body ?? Buffer.alloc(0) });
      return { id: encodeId('StoredFile', id) };
    });
  });

  app.get<{ Params: { id: string; size: string } }>('/api/files/:id/:size', async ({ session, params }, reply) => {
    if (!session) throw new UnauthorizedError();
    const size = fileSize.safeParse(params.size.toUpperCase());
    if (!size.success) throw new NotFoundError('File');
    await downloads.run(session.business?.id ?? session.userId, async (hasWaited) => {
      const file = await runQuery(readFile, hasWaited ? await renewedSession(session) : session, { id: params.id, size: size.data });
      sendFile(reply, file);
      await finished(reply.raw).catch(() => {});
    });
    return reply;
  });
}

function sendFile(reply: FastifyReply, { name, contentType, size, content }: OpenFile & { name: string; contentType: string }): void {
  const disposition = contentType.startsWith('image/') ? 'inline' : 'attachment';
  reply
    .type(contentType)
    .header('content-length', size)
    // The bytes of an address never change. Private: shared caches must not store them.
    .header('cache-control', 'private, max-age=31536000, immutable')
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodeURIComponent(name.toWellFormed())}`)
    // Opened directly in a browser, the file cannot run scripts or load anything.
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(content);
}
