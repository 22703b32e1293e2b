import { msg, type Message } from '../../../schema/rules/message.ts';
import type { PurchaseStatus } from '../../db/generated/client/enums.ts';
import { PreconditionError } from '../../errors.ts';

export const PURCHASE_STEPS = ['EDIT', 'ORDER', 'RECEIVE', 'PAY', 'RETURN', 'REFUND', 'CORRECT', 'VOID'] as const;
export type PurchaseStep = (typeof PURCHASE_STEPS)[number];

/** The steps that are allowed in each status. */
const STEPS: Record<PurchaseStatus, readonly PurchaseStep[]> = {
  DRAFT: ['EDIT', 'ORDER', 'RECEIVE', 'VOID'],
  ORDERED: ['EDIT', 'RECEIVE', 'PAY', 'VOID'],
  PART_RECEIVED: ['RECEIVE', 'PAY', 'RETURN', 'REFUND', 'CORRECT', 'VOID'],
  RECEIVED: ['PAY', 'RETURN', 'REFUND', 'CORRECT', 'VOID'],
  VOID: [],
};

const REFUSALS: Record<PurchaseStatus, Message> = {
  DRAFT: msg('This purchase is a draft'),
  ORDERED: msg('This purchase is ordered'),
  PART_RECEIVED: msg('This purchase is received in part'),
  RECEIVED: msg('This purchase is received'),
  VOID: msg('This purchase is void'),
};

export const nextSteps = (status: PurchaseStatus): readonly PurchaseStep[] => STEPS[status];

/** Throws PreconditionError PURCHASE_STATUS when the step is not allowed in this status. */
export function assertStep(status: PurchaseStatus, step: PurchaseStep): void {
  if (STEPS[status].includes(step)) return;
  throw new PreconditionError('PURCHASE_STATUS', REFUSALS[status]);
}
