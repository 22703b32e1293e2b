import { HOUR_MS } from '../../../schema/rules/durations.ts';
import type { ScanMode } from '../../__generated__/useScanOrderMutation.graphql.ts';

export type Mode = Exclude<ScanMode, '%future added value'>;

export interface Contents {
  sku: string;
  pieces: number;
}

/** One scan with its state, from the scanner to the gateway's answer. */
export interface Scan {
  /** Idempotency key: a scan that is sent twice is carried out once. */
  key: string;
  mode: Mode;
  text: string;
  /** What was put inside, where its order could be read before it was packed. */
  contents?: readonly Contents[];
  courierName?: string;
  /** Why it comes back, as it was chosen when this was scanned. */
  returnReason?: string;
  at: number;
  state: 'WAITING' | 'DONE' | 'REFUSED' | 'UNDONE';
  /** It was sent at least once, so that the gateway may have carried it out although no answer came. */
  isSent?: true;
  /** Why it was refused. */
  message?: string;
  orderId?: string;
  reference?: string;
}

/**
 * Upper limit of kept scans, beyond what a person hands over in a day: the manifest lists those that are kept. The oldest settled
 * ones are dropped.
 */
const MAX_KEPT = 3_000;
/** Within this time, a second read of the same sticker is taken for an accident. */
const REPEAT_MS = 60_000;
const KEPT_MS = 12 * 60 * 60_000;

const placeOf = (businessId: string, userId: string) => `karbar.scans.${businessId}.${userId}`;

/** This person's scans for this business in this browser, the newest first. */
export function readScans(businessId: string, userId: string): readonly Scan[] {
  try {
    const kept = JSON.parse(localStorage.getItem(placeOf(businessId, userId)) ?? '[]') as Scan[];
    return kept.filter(({ state, at }) => state === 'WAITING' || Date.now() - at < KEPT_MS);
  } catch {
    return [];
  }
}

/** Saves the scans. Throws if the browser's storage fails: a scan that could be lost must not be accepted. */
export function keepScans(businessId: string, userId: string, scans: readonly Scan[]): void {
  const kept = scans.filter(({ state }, index) => state === 'WAITING' || index < MAX_KEPT);
  localStorage.setItem(placeOf(businessId, userId), JSON.stringify(kept));
}

/** Calls `listener` with the scans whenever another tab has changed them. Returns how to stop that. */
export function onScansChanged(businessId: string, userId: string, listener: (scans: readonly Scan[]) => void): () => void {
  const listen = ({ key }: StorageEvent) => key === placeOf(businessId, userId) && listener(readScans(businessId, userId));
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}

/**
 * The scan that can be taken back, of `scans`, the newest first: the newest and never one before it. Undefined while its
 * answer is awaited.
 */
export function undoable(scans: readonly Scan[]): Scan | undefined {
  const newest = scans.find(({ state }) => state === 'WAITING' || state === 'DONE');
  return newest?.state === 'WAITING' && newest.isSent ? undefined : newest;
}

export const sameText = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * How to treat a text that was scanned before: ignore an accidental second read, refuse one that is done, else carry
 * it out.
 */
export function repeatOf(scans: readonly Scan[], { mode, text }: Pick<Scan, 'mode' | 'text'>, now: number): 'ECHO' | 'DONE' | null {
  const earlier = scans.find((scan) =>
    scan.mode === mode && sameText(scan.text, text) && (scan.state === 'WAITING' || scan.state === 'DONE'));
  if (!earlier) return null;
  return now - earlier.at < REPEAT_MS ? 'ECHO' : 'DONE';
}

/** Of a shorter time no pace is told. */
const SHORTEST_MS = 600_000;

/** Scans an hour that were carried out, from the first to the last of them; null while that is too short. */
export function anHour(scans: readonly Scan[]): number | null {
  const times = scans.filter(({ state }) => state === 'DONE').map(({ at }) => at);
  const took = Math.max(...times) - Math.min(...times);
  return took >= SHORTEST_MS ? Math.round((times.length * HOUR_MS) / took) : null;
}
