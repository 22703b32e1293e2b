import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { NotFoundError, UnauthorizedError } from '../errors.ts';
import { BYTE_ORDER_MARK } from '../list-query/csv.ts';
import { exportLines, type ExportRequest } from '../list-query/list-export.ts';
import { dhakaDay } from '../../schema/rules/format.ts';
import { modules } from '../modules.ts';
import { tenantOf, tenantShares } from './tenant-shares.ts';

/** A file reads every row that matches: fewer of them than of pages. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

async function* bytes(lines: AsyncGenerator<string>): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK;
  yield* lines;
}

/** `GET /api/export/<list>?filter=<JSON>&sort=<NAME>`: every row that matches as CSV, sent while it is read. */
export async function exportRoutes(app: FastifyInstance): Promise<void> {
  const exported = new Map(modules.flatMap(({ exports = [] }) => exports).map((one) => [one.name, one]));
  app.get<{ Params: { list: string }; Querystring: ExportRequest }>(
    '/api/export/:list',
    { config: { rateLimit: LIMIT } },
    async (request, reply) => {
      const { session, params: { list }, query } = request;
      if (!session) throw new UnauthorizedError();
      const listExport = exported.get(list);
      if (!listExport) throw new NotFoundError('List');
      // However many files a business takes at once, their pages share its places for reads.
      const lines = exportLines(listExport, session, query, (read) => tenantShares.read(tenantOf(request), read));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${list}-${dhakaDay(Date.now())}.csv"`)
        .header('cache-control', 'private, no-store')
        .send(Readable.from(bytes(lines)));
    },
  );
}
