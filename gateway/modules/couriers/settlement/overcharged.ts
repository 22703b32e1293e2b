import type { Poisha } from '../../../../schema/rules/money.ts';
import type { StatementLine } from '../../../db/generated/client/client.ts';

export type Excesses = Pick<StatementLine, 'excessDeliveryPoisha' | 'excessReturnPoisha' | 'excessFeePoisha'>;
export type Overcharged = Excesses & Pick<StatementLine, 'disputesCharge' | 'chargeDecisionId'>;

/** What a line charges beyond the terms, as far as that can be disputed. */
export const overchargeOf = ({ excessDeliveryPoisha, excessReturnPoisha, excessFeePoisha }: Excesses): Poisha =>
  excessDeliveryPoisha + excessReturnPoisha + excessFeePoisha;

/** Somebody disputes that, and nobody has ended it. */
export const isChargeOpen = ({ disputesCharge, chargeDecisionId }: Overcharged): boolean => disputesCharge && chargeDecisionId === null;
