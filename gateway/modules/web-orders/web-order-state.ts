import type { WebOrderStatus } from '../../db/generated/client/enums.ts';

/**
 * What the shop's own statuses mean here, which version of an order is the newest, and when it is in the bin.
 */

/** Statuses in which an order still waits for somebody here. */
export const OPEN_STATUSES = [
  'PROCESSING', 'NO_ANSWER', 'ON_HOLD', 'INCOMPLETE',
] as const satisfies WebOrderStatus[];

export const isOpenStatus = (status: WebOrderStatus): boolean => (OPEN_STATUSES as readonly string[]).includes(status);

const LOCAL_STATUS = new Map<string, WebOrderStatus>([
  ['auto-draft', 'INCOMPLETE'],
  ['checkout-draft', 'INCOMPLETE'],
  ['pending', 'INCOMPLETE'],
  ['on-hold', 'ON_HOLD'],
  ['processing', 'PROCESSING'],
  ['completed', 'COMPLETED'],
  ['cancelled', 'CANCELLED'],
  ['failed', 'CANCELLED'],
  ['refunded', 'CANCELLED'],
  ['trash', 'CANCELLED'],
]);

/** What a shop's statuses mean here, as the business has said it for this shop. */
export type StatusMap = Readonly<Record<string, WebOrderStatus>>;

/** Where an undecided order stands here. A status of the shop's own making waits like one in processing unless the map says else. */
export function localStatus(storeStatus: string, map: StatusMap = {}): WebOrderStatus {
  return (Object.hasOwn(map, storeStatus) ? map[storeStatus] : LOCAL_STATUS.get(storeStatus)) ?? 'PROCESSING';
}

/** Where an undecided order stands: where calls or a rule have put it, as long as its shop has not ended it. */
export function standing(storeStatus: string, deskStatus: WebOrderStatus | null, map: StatusMap = {}): WebOrderStatus {
  const local = localStatus(storeStatus, map);
  return deskStatus && isOpenStatus(local) ? deskStatus : local;
}

/** The way of an order through a shop; its own statuses lie between paid and completed. */
const STAGES = [
  'auto-draft', 'checkout-draft', 'pending', 'on-hold', 'processing', '(own)', 'completed', 'failed',
  'cancelled',
  'refunded', 'trash',
];
const OWN_STAGE = STAGES.indexOf('(own)');

export interface Version {
  storeStatus: string;
  /** Whole seconds: several changes may share one. */
  dateModified: Date;
  contentHash: string;
}

/**
 * Above zero when `a` is the newer version, zero when they are the same. Within one second the later stage
 * counts as the newer; then the hash decides, so that every order of arrival ends the same.
 */
export function compareVersions(a: Version, b: Version): number {
  const age = a.dateModified.getTime() - b.dateModified.getTime();
  const stage = stageOf(a.storeStatus) - stageOf(b.storeStatus);
  if (age !== 0 || stage !== 0) return age || stage;
  if (a.contentHash === b.contentHash) return 0;
  return a.contentHash > b.contentHash ? 1 : -1;
}

function stageOf(storeStatus: string): number {
  const stage = STAGES.indexOf(storeStatus);
  return stage < 0 ? OWN_STAGE : stage;
}

export interface BinMoves {
  binned: number;
  restored: number;
  /** When the last move to the bin was heard of. */
  lastBinnedAt: Date | null;
}

/** Clocks of shops are off by this much and no more, or by so much that they mean nothing. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

/**
 * Is the order in the bin, going by deliveries without a date? Yes when it went in more often than it came
 * out, unless the shop changed it after the last move was heard of: taken out without a delivery. A date
 * that lies in the future says nothing.
 */
export function isBinned(
  moves: BinMoves | null, { dateModified }: Pick<Version, 'dateModified'>, now = new Date(),
): boolean {
  if (!moves?.lastBinnedAt || moves.binned <= moves.restored) return false;
  const heardAt = Math.floor(moves.lastBinnedAt.getTime() / 1000) * 1000;
  const changedAt = dateModified.getTime();
  return changedAt < heardAt || changedAt > now.getTime() + CLOCK_SKEW_MS;
}
