export const RUN_RULES_TASK = 'tasks.run-rules';

/** Arguments of `enqueue` for a run of the rules of a business: at most one runs and one waits. */
export function rulesJob(businessId: string) {
  const name = `tasks.rules:${businessId}`;
  return [RUN_RULES_TASK, { businessId }, { jobKey: name, queue: name, maxAttempts: 3 }] as const;
}
