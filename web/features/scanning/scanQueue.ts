import type { ScanMode } from '../../__generated__/useScanOrderMutation.graphql.ts';

export type Mode = Exclude<ScanMode, '%future added value'>;

/** One scan, from the beep until the gateway has said what became of it. */
export interface Scan {
  /** Its idempotency key: sent again, it is carried out once. */
  key: string;
  mode: Mode;
  text: string;
  courierName?: string;
  at: number;
  state: 'WAITING' | 'DONE' | 'REFUSED' | 'UNDONE';
  /** It has been on its way at least once: it may have been carried out although no answer came. */
  isSent?: true;
  /** Why it was refused. */
  message?: string;
  orderId?: string;
  reference?: string;
}

/** As many as are kept; older ones that are settled are forgotten. */
const MAX_KEPT = 500;
/** A scanner that reads the same sticker again so soon has read it once. */
const REPEAT_MS = 60_000;
const KEPT_MS = 12 * 60 * 60_000;

const placeOf = (businessId: string, userId: string) => `karbar.scans.${businessId}.${userId}`;

/** What this person has scanned for this business in this browser, the newest first. */
export function readScans(businessId: string, userId: string): readonly Scan[] {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(businessId, userId)) ?? '[]') as Scan[];
    return kept.filter(({ state, at }) => state === 'WAITING' || Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

/** Throws where the browser keeps nothing: a scan that could be lost is not taken. */
export function keepScans(businessId: string, userId: string, scans: readonly Scan[]): void {
  const kept = scans.filter(({ state }, index) => state === 'WAITING' || index < MAX_KEPT);
  localStorage.setItem(placeOf(businessId, userId), JSON.stringify(kept));
}

export const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What to do with a text that was scanned before: nothing for an echo, a refusal for one that is done, else go on. */
export function repeatOf(scans: readonly Scan[], { mode, text }: Pick<Scan, 'mode' | 'text'>, now: number): 'ECHO' | 'DONE' | null {
  const earlier = scans.find((scan) =>
    scan.mode === mode && sameText(scan.text, text) && (scan.state === 'WAITING' || scan.state === 'DONE'));
  if (!earlier) return null;
  return now - earlier.at < REPEAT_MS ? 'ECHO' : 'DONE';
}
