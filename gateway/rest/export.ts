import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { execute } from '../commands/execute.ts';
import { NotFoundError, UnauthorizedError, ValidationError } from '../errors.ts';
import { csvFile, exportCells, xlsxFile, type ExportRequest } from '../list-query/list-export.ts';
import { assertRightsKept } from '../session/current-rights.ts';
import { dhakaDay } from '../../schema/rules/format.ts';
import { exported, recordExport } from './record-export.ts';
import { tenantOf, tenantShares } from './tenant-shares.ts';

/** A file reads every row that matches: fewer of them than of pages. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/**
 * `GET /api/export/<list>?filter=<JSON>&sort=<NAME>&format=xlsx`: every row that matches, sent while it is read; CSV
 * unless a format is named.
 */
export async function exportRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { list: string }; Querystring: ExportRequest & { format?: string } }>(
    '/api/export/:list',
    { config: { rateLimit: LIMIT } },
    async (request, reply) => {
      const { session, params: { list }, query: { format = 'csv', ...query } } = request;
      if (!session) throw new UnauthorizedError();
      const listExport = exported().get(list);
      if (!listExport) throw new NotFoundError('List');
      // The one door of all files: who may take them is up to the business.
      if (!('isFree' in listExport && listExport.isFree)) session.assertCan('export');
      if (format !== 'csv' && format !== 'xlsx') {
        throw new ValidationError('No such format', [{ field: 'format', message: 'csv or xlsx' }]);
      }
      if ('recorded' in listExport && listExport.recorded) {
        await execute(recordExport, session, { list, format, filter: query.filter ?? '{}' });
      }
      // However many files a business takes at once, their pages share its places for reads. Whoever takes a file slowly
      // may have left the business by its next page.
      const pages = exportCells(listExport, session, query, (read) => tenantShares.read(tenantOf(request), async () => {
        await assertRightsKept(session);
        return read();
      }));
      return reply
        .type(format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${list}-${dhakaDay(Date.now())}.${format}"`)
        .header('cache-control', 'private, no-store')
        .send(format === 'xlsx' ? xlsxFile(listExport, pages) : Readable.from(csvFile(pages)));
    },
  );
}
