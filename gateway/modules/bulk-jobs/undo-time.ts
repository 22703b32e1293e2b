import { Prisma, type BulkJob } from '../../db/generated/client/client.ts';

/** How long what a run of a job did may be taken back: later, people and couriers have gone on from it. */
export const UNDO_MINUTES = 10;

type Ended = Pick<BulkJob, 'finishedAt' | 'endedBefore'>;

/** The moment until which rows of a run may be undone, of the last one unless another is named; null while that runs. */
export function undoUntil({ finishedAt, endedBefore }: Ended, run = endedBefore.length): Date | null {
  const ended = endedBefore[run] ?? finishedAt;
  return ended && new Date(ended.getTime() + UNDO_MINUTES * 60_000);
}

const isOpen = (job: Ended, run: number): boolean => (undoUntil(job, run)?.getTime() ?? Infinity) >= Date.now();

/** The rows of a job that can be undone by what they are. */
export const doneRows = ({ businessId, id: jobId }: Pick<BulkJob, 'businessId' | 'id'>) =>
  ({ businessId, jobId, status: 'OK', before: { not: Prisma.DbNull } }) satisfies Prisma.BulkJobRowWhereInput;

/** Those of them that undoing a job that has ended takes back: the run in which they were done is not too long ago. */
export function undoableRows(job: Pick<BulkJob, 'businessId' | 'id'> & Ended) {
  const runs = job.endedBefore.length + 1;
  const closed = Array.from({ length: runs }, (_, run) => run).filter((run) => !isOpen(job, run)).length;
  return { ...doneRows(job), run: { gte: closed } };
}
