import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { execute } from '../commands/execute.ts';
import { parseInput } from '../commands/parse.ts';
import { NotFoundError, UnauthorizedError, ValidationError } from '../errors.ts';
import { chosenRows, csvFile, exportCells, xlsxFile, type ExportRequest, type ReadPage } from '../list-query/list-export.ts';
import { assertRightsKept } from '../session/current-rights.ts';
import { dhakaDay } from '../../schema/rules/format.ts';
import { exported, recordExport } from './record-export.ts';
import { tenantOf, tenantShares } from './tenant-shares.ts';

/** A file reads every row that matches: fewer of them than of pages. */
const LIMIT = { max: 20, timeWindow: '1 minute' };

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Asked {
  Params: { list: string };
  Querystring: Pick<ExportRequest, 'filter' | 'sort'> & { format?: string };
}

async function sendFile(request: FastifyRequest<Asked>, reply: FastifyReply, named?: readonly string[]): Promise<FastifyReply> {
  const { session, params: { list }, query: { format = 'csv', filter, sort } } = request;
  if (!session) throw new UnauthorizedError();
  const listExport = exported().get(list);
  if (!listExport) throw new NotFoundError('List');
  // The one door of all files: who may take them is up to the business.
  if (!('isFree' in listExport && listExport.isFree)) session.assertCan('export');
  if (format !== 'csv' && format !== 'xlsx') {
    throw new ValidationError('No such format', [{ field: 'format', message: 'csv or xlsx' }]);
  }
  // However many files a business takes at once, their pages share its places for reads. Whoever takes a file slowly
  // may have left the business by its next page.
  const readPage: ReadPage = (read) => tenantShares.read(tenantOf(request), async () => {
    await assertRightsKept(session);
    return read();
  });
  const ids = named && (await chosenRows(listExport, session, { filter }, named, readPage));
  if ('recorded' in listExport && listExport.recorded) {
    await execute(recordExport, session, { list, format, filter: filter ?? '{}', ...(ids && { chosen: ids.length }) });
  }
  const pages = exportCells(listExport, session, { filter, sort, ids }, readPage);
  return reply
    .type(format === 'xlsx' ? XLSX_TYPE : 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${list}-${dhakaDay(Date.now())}.${format}"`)
    .header('cache-control', 'private, no-store')
    .send(format === 'xlsx' ? await xlsxFile(listExport, pages) : Readable.from(csvFile(pages)));
}

const chosenBody = z.object({ ids: z.array(z.string()) });

/**
 * `GET /api/export/<list>?filter=<JSON>&sort=<NAME>&format=xlsx`: every row that matches, sent while it is read; CSV
 * unless a format is named. `POST` to the same address with `{"ids": [...]}`: of these rows only those that are named,
 * which are too many for an address.
 */
export async function exportRoutes(app: FastifyInstance): Promise<void> {
  app.get<Asked>('/api/export/:list', { config: { rateLimit: LIMIT } }, (request, reply) => sendFile(request, reply));
  app.post<Asked>('/api/export/:list', { config: { rateLimit: LIMIT } }, (request, reply) =>
    sendFile(request, reply, parseInput(chosenBody, request.body).ids));
}
