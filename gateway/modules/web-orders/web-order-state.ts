import type { MessageValue } from '../../../schema/rules/message.ts';
import { statusWord } from '../../../schema/rules/status-word.ts';
import type { WebOrderStatus } from '../../db/generated/client/enums.ts';

/** Rules: the meaning of a shop's statuses, which version of an order is the newest, and whether it is in the bin. */

/** Statuses in which an order still waits for a decision here. */
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

/** The status map of a site: what the business has chosen for the shop's statuses. */
export type StatusMap = Readonly<Record<string, WebOrderStatus>>;

/** What a status of the shop means here, by the map of the site or by itself. A custom status counts as processing. */
export function localStatus(storeStatus: string, map: StatusMap = {}): WebOrderStatus {
  return (Object.hasOwn(map, storeStatus) ? map[storeStatus] : LOCAL_STATUS.get(storeStatus)) ?? 'PROCESSING';
}

/** A status of the shop in words; one that a plugin of the shop added stays as it is. */
export const storeStatusWord = (storeStatus: string): MessageValue =>
  LOCAL_STATUS.has(storeStatus) ? statusWord(storeStatus.replaceAll('-', '_')) : storeStatus;

/** The status of an undecided order: a status set by calls or rules stays until the shop ends the order. */
export function undecidedStatus(storeStatus: string, deskStatus: WebOrderStatus | null, map: StatusMap = {}): WebOrderStatus {
  const local = localStatus(storeStatus, map);
  return deskStatus && isOpenStatus(local) ? deskStatus : local;
}

/** The sequence of an order's statuses in WooCommerce; custom statuses count as between paid and completed. */
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
 * Positive when `a` is newer, 0 when both are the same version. Within one second the later status counts as newer;
 * then the hash decides, so that every order of arrival gives the same result.
 */
export function compareVersions(a: Version, b: Version): number {
  const age = a.dateModified.getTime() - b.dateModified.getTime();
  const stage = stageOf(a.storeStatus) - stageOf(b.storeStatus);
  if (age !== 0 || stage !== 0) return age || stage;
  if (a.contentHash === b.contentHash) return 0;
  return a.contentHash > b.contentHash ? 1 : -1;
}

/** Tolerated error of a shop's clock; a larger one makes the date worthless. */
const CLOCK_SKEW_MS = 5 * 60 * 1000;

const isAhead = (date: Date, of: Date): boolean => date.getTime() > of.getTime() + CLOCK_SKEW_MS;

export interface StoredVersion extends Version {
  /** When the shop told of it. */
  heardAt: Date | null;
}

/**
 * Whether a version replaces the stored one. The newer does, except where the stored one came with a date ahead of its
 * time: the shop's clock was wrong, and once it is right every change would look older. What was read from the shop
 * after that, at `readAt`, counts then. A delivery has no `readAt`: it may have been under way for long.
 */
export function replaces(version: Version, stored: StoredVersion, readAt: Date | null): boolean {
  const order = compareVersions(version, stored);
  if (order >= 0 || !readAt || !stored.heardAt) return order > 0;
  return readAt > stored.heardAt && isAhead(stored.dateModified, stored.heardAt) && !isAhead(version.dateModified, readAt);
}

function stageOf(storeStatus: string): number {
  const stage = STAGES.indexOf(storeStatus);
  return stage < 0 ? OWN_STAGE : stage;
}

export interface BinMoves {
  binned: number;
  restored: number;
  /** When the last move to the bin was received. */
  lastBinnedAt: Date | null;
}

/**
 * Whether the order is in the bin, from deliveries without a date: yes when it went in more often than out, unless the
 * shop changed it after the last move was received: then it was taken out without a delivery. A date in the future is
 * ignored.
 */
export function isBinned(
  moves: BinMoves | null, { dateModified }: Pick<Version, 'dateModified'>, now = new Date(),
): boolean {
  if (!moves?.lastBinnedAt || moves.binned <= moves.restored) return false;
  const heardAt = Math.floor(moves.lastBinnedAt.getTime() / 1000) * 1000;
  return dateModified.getTime() < heardAt || isAhead(dateModified, now);
}
