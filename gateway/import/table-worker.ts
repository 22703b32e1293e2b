import { parentPort, workerData } from 'node:worker_threads';
import { parseTable, UnreadableTable, type TableProblem } from './parse-table.ts';
import type { ImportTable } from './import-table.ts';

/** What the thread answers once, before it ends. */
export type TableAnswer = { table: ImportTable } | { problem: TableProblem };

async function answer(): Promise<TableAnswer> {
  try {
    return { table: await parseTable(Buffer.from(workerData as Uint8Array)) };
  } catch (error) {
    if (error instanceof UnreadableTable) return { problem: error.problem };
    throw error;
  }
}

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port of a thread, not a window
parentPort!.postMessage(await answer());
