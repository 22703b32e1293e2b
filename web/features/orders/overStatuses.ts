/** Statuses in which nothing more will be collected, whatever of the total has not been. Apart: the list of orders needs none of it. */
export const OVER: ReadonlySet<string> = new Set(['CANCELLED', 'RETURNED', 'LOST', 'PARTIAL', 'EXCHANGED']);
