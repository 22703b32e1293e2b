/** The slow reads that are under way, by business and question. */
const running = new Map<string, Map<string, Promise<unknown>>>();

/** The read of this question that has begun already, for whoever asks the same. */
export const runningRead = (businessId: string, question: string): Promise<unknown> | undefined => running.get(businessId)?.get(question);

/** Lets others share the read until it ends or something changes. */
export function shareWhileRunning<Answer>(businessId: string, question: string, answer: Promise<Answer>): Promise<Answer> {
  const ofBusiness = running.get(businessId) ?? new Map<string, Promise<unknown>>();
  running.set(businessId, ofBusiness.set(question, answer));
  const end = () => {
    // After a change another read may have begun in its place.
    if (ofBusiness.get(question) === answer) ofBusiness.delete(question);
    if (ofBusiness.size === 0 && running.get(businessId) === ofBusiness) running.delete(businessId);
  };
  answer.then(end, end);
  return answer;
}

/** Something of the business has changed: what is under way may not show it, so that nobody who asks from now on shares it. */
export function endSharing(businessId: string): void {
  running.delete(businessId);
}
