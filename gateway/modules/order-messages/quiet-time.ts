import { DHAKA_OFFSET_MS } from '../../../schema/rules/durations.ts';
import type { QuietHours } from '../../db/generated/client/client.ts';

/** When the quiet hours that it is in end; null outside of them. 22 to 8 go over midnight; the same hour twice is none. */
export function quietUntil(now: Date, { from, until }: Pick<QuietHours, 'from' | 'until'>): Date | null {
  if (from === until) return null;
  const inDhaka = new Date(now.getTime() + DHAKA_OFFSET_MS);
  const hour = inDhaka.getUTCHours();
  const isQuiet = from < until ? hour >= from && hour < until : hour >= from || hour < until;
  if (!isQuiet) return null;
  const end = new Date(inDhaka);
  end.setUTCHours(until, 0, 0, 0);
  if (end <= inDhaka) end.setUTCDate(end.getUTCDate() + 1);
  return new Date(end.getTime() - DHAKA_OFFSET_MS);
}
