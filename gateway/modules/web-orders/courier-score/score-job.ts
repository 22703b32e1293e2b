/** For so long an answer counts. */
export const FRESH_DAYS = 7;

export const SCORE_TASK = 'web-orders.ask-courier-score';

/** Arguments of `enqueue` for a question about a phone number. Those of one business wait for each other: the first refusal ends them. */
export function scoreJob(businessId: string, phone: string) {
  const options = { jobKey: `${SCORE_TASK}:${businessId}:${phone}`, queue: `${SCORE_TASK}:${businessId}`, maxAttempts: 3 };
  return [SCORE_TASK, { businessId, phone }, options] as const;
}
