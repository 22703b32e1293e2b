/** How long what a job did may be taken back: later, people and couriers have gone on from it. */
export const UNDO_MINUTES = 10;

interface Ended {
  /** Null while it runs. */
  finishedAt: Date | null;
}

/** The moment until which a job may be undone; null while it runs. */
export const undoUntil = ({ finishedAt }: Ended): Date | null =>
  finishedAt && new Date(finishedAt.getTime() + UNDO_MINUTES * 60_000);

export const isTooLateToUndo = (job: Ended): boolean => (undoUntil(job)?.getTime() ?? Infinity) < Date.now();
