import { z } from 'zod';
import { APPROVAL_FROM } from '../../../schema/rules/approval.ts';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { takaToPoisha } from '../../../schema/rules/money.ts';
import { AdjustmentReason, AdjustmentStatus } from '../../db/generated/client/enums.ts';
import type { Posting } from '../accounting/post-entries.ts';

export const adjustmentReason = z.enum(AdjustmentReason);
export const adjustmentStatus = z.enum(AdjustmentStatus);
export type Reason = z.output<typeof adjustmentReason>;

/** A decrease worth more than this needs an administrator's approval. */
export const APPROVAL_FROM_POISHA = takaToPoisha(APPROVAL_FROM);

/** With empty `values`: a message nested in another message is told from plain text by having them. */
const REASON_TEXTS: Record<Reason, Message> = {
  DAMAGED: msg('damaged', {}), LOST: msg('lost', {}), EXPIRED: msg('expired', {}), SAMPLE: msg('given away as a sample', {}),
  PERSONAL_USE: msg('taken for personal use', {}), SUPPLIER_RETURN: msg('returned to the supplier', {}),
  COUNT_CORRECTION: msg('corrected after a count', {}),
};

export const reasonText = (reason: Reason): Message => REASON_TEXTS[reason];

/** The other side of the journal entry: a loss, the owners' drawings, or the supplier's account. */
export function lossPosting(reason: Reason, supplierId: string | null, value: bigint): Posting {
  const side = value >= 0n ? { debit: value } : { credit: -value };
  if (reason === 'PERSONAL_USE') return { account: 'drawings', ...side };
  if (reason === 'SUPPLIER_RETURN' && supplierId) {
    return { account: 'supplier-payable', party: ['SUPPLIER', supplierId], ...side };
  }
  return { account: 'damaged-goods', ...side };
}
