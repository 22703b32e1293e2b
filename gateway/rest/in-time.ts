/**
 * What `work` gives, or `late` when it takes longer than `ms`. It goes on then, so a program that asks again has to be
 * recognised.
 */
export async function inTime<T>(work: Promise<T>, ms: number): Promise<T | 'late'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => { timer = setTimeout(() => resolve('late'), ms); });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
