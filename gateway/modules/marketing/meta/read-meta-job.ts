export const READ_META_TASK = 'marketing.read-meta';

/** Arguments of `enqueue` for reading the figures of an ad account: at most one such job of it waits, and one runs. */
export function readMetaJob(businessId: string, accountId: string) {
  const key = `${READ_META_TASK}:${businessId}:${accountId}`;
  return [READ_META_TASK, { businessId, accountId }, { jobKey: key, queue: key }] as const;
}
