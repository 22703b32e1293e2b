import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { AdjustmentReason, AdjustmentStatus } from '../../db/generated/client/enums.ts';
import type { Posting } from '../accounting/post-entries.ts';

export const adjustmentReason = z.enum(AdjustmentReason);
export const adjustmentStatus = z.enum(AdjustmentStatus);
export type Reason = z.output<typeof adjustmentReason>;

/** Worth more than this, a decrease waits for an administrator: 5,000 taka. */
export const APPROVAL_FROM_POISHA = 500_000n;

/** With values, though they have none: a message within a message is told from a plain text by them. */
const REASON_TEXTS: Record<Reason, Message> = {
  DAMAGED: msg('damaged', {}), LOST: msg('lost', {}), EXPIRED: msg('expired', {}), SAMPLE: msg('given away as a sample', {}),
  PERSONAL_USE: msg('taken for personal use', {}), SUPPLIER_RETURN: msg('returned to the supplier', {}),
  COUNT_CORRECTION: msg('corrected after a count', {}),
};

export const reasonText = (reason: Reason): Message => REASON_TEXTS[reason];

/** What the value of the pieces is booked against: a loss, the owners, or what is owed to the supplier. */
export function lossPosting(reason: Reason, supplierId: string | null, value: bigint): Posting {
  const side = value >= 0n ? { debit: value } : { credit: -value };
  if (reason === 'PERSONAL_USE') return { account: 'drawings', ...side };
  if (reason === 'SUPPLIER_RETURN' && supplierId) {
    return { account: 'supplier-payable', party: ['SUPPLIER', supplierId], ...side };
  }
  return { account: 'damaged-goods', ...side };
}
