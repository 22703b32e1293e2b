import { addDays, dhakaDayStart } from '../../../../schema/rules/format.ts';
import type { Courier } from '../../../db/generated/client/client.ts';

/** How long a courier may keep the money, in whole days in Dhaka. */
export const daysToPay = ({ payoutDays, graceDays }: Pick<Courier, 'payoutDays' | 'graceDays'>): number => payoutDays + graceDays;

/**
 * The moment before which a parcel was delivered whose money is overdue on `day`: it is older than the courier's payout
 * cycle and grace. On the last day of the grace the money may still come.
 */
export const overdueBefore = (day: string, days: number): Date => dhakaDayStart(addDays(day, -days));
