import { FairShare } from '../../../commands/fair-share.ts';

/**
 * Buyers wait at a checkout: their turns come apart from those of the business, whose own changes may hold its share for
 * half a minute, and unfinished checkouts, which come while somebody types, delay no decision.
 */
export const decisionShare = new FairShare({ concurrent: 2, waiting: 100, waitMs: 2_000 });
export const captureShare = new FairShare({ concurrent: 1, waiting: 100, waitMs: 2_000 });
