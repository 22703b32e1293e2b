import { Worker } from 'node:worker_threads';
import { msg, type Message } from '../../schema/rules/message.ts';
import { FairShare } from '../commands/fair-share.ts';
import { ValidationError } from '../errors.ts';
import { MAX_IMPORT_COLUMNS, MAX_IMPORT_ROWS, type ImportTable } from './import-table.ts';
import type { TableProblem } from './parse-table.ts';
import type { TableAnswer } from './table-worker.ts';

/** A file of 20,000 rows takes two seconds. */
const MAX_MS = 30_000;
const HEAP_MB = 384;

const SENTENCES: Record<TableProblem, Message> = {
  NOT_A_TABLE: msg('This is not a CSV or XLSX file. In Excel or Google Sheets, save it as one of them.'),
  NOT_TEXT: msg('The letters of this file cannot be read. Save it as XLSX, or as CSV UTF-8.'),
  TOO_LARGE: msg('This file is too large to be read. Split it, or save the sheet alone as CSV.'),
  TOO_MANY_ROWS: msg('At most {{limit, number}} rows at once', { limit: MAX_IMPORT_ROWS }),
  TOO_MANY_COLUMNS: msg('At most {{limit, number}} columns', { limit: MAX_IMPORT_COLUMNS }),
  EMPTY: msg('There are no rows below the headers'),
};

const unreadable = (problem: TableProblem) =>
  new ValidationError(SENTENCES[problem], [{ field: 'file', message: SENTENCES[problem] }]);

/** Of one business, one file is read at a time; of all together in this gateway, a few: each may take its memory. */
const refusal = msg('Other files are being read at the moment, please try again');
const perBusiness = new FairShare({ concurrent: 1, waiting: 3, waitMs: 60_000, refusal });
const together = new FairShare({ concurrent: 2, waiting: 10, waitMs: 60_000, refusal });

/**
 * Reads a CSV or XLSX file of a business in a thread of its own, with memory and time of its own: whatever stands in it,
 * requests are answered meanwhile. Throws ValidationError at the field `file`, TooManyRequestsError when too many files
 * wait to be read.
 */
export async function readTable(businessId: string, bytes: Buffer): Promise<ImportTable> {
  return perBusiness.run(businessId, () => together.run('', () => readInThread(bytes)));
}

async function readInThread(bytes: Buffer): Promise<ImportTable> {
  const worker = new Worker(new URL('./table-worker.ts', import.meta.url), {
    workerData: bytes, resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
  });
  let timer: NodeJS.Timeout | undefined;
  try {
    const answer = await new Promise<TableAnswer>((resolve, reject) => {
      timer = setTimeout(() => resolve({ problem: 'TOO_LARGE' }), MAX_MS);
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        (error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve({ problem: 'TOO_LARGE' }) : reject(error)));
      worker.once('exit', () => reject(new Error('The thread that reads a file ended without an answer')));
    });
    if ('problem' in answer) throw unreadable(answer.problem);
    return answer.table;
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
