import type { Prisma } from '../../../db/generated/client/client.ts';
import type { LineResult, SettlementStatus } from '../../../db/generated/client/enums.ts';
import { planConstants } from '../../../list-query/plan-constants.ts';

/** Results of lines with another amount of cash than the order owes: it goes in dispute with them. */
export const OTHER_CASH = planConstants('SHORT', 'OVER') satisfies LineResult[];

export const hasOtherCash = ({ result }: { result: string }): boolean => (OTHER_CASH as string[]).includes(result);

/** Lines with a charge in dispute. */
export const OPEN_CHARGE = { disputesCharge: true, chargeDecisionId: null, statement: { status: 'POSTED' } } as const satisfies Prisma.StatementLineWhereInput;

/** What `isCashDisputed` needs of an order. */
export const IN_DISPUTE_OF = {
  settlementStatus: true, statementLines: { where: OPEN_CHARGE, take: 1, select: { id: true } },
} as const satisfies Prisma.OrderSelect;

export interface DisputedOrder {
  settlementStatus: SettlementStatus;
  /** Those with a charge in dispute. */
  statementLines: { id: string }[];
}

/** Whether an order is in dispute about its cash: about a charge it is in dispute by itself (docs/adr/0055-disputed-charges.md). */
export const isCashDisputed = (order: DisputedOrder | null): boolean => order?.settlementStatus === 'DISPUTED' && order.statementLines.length === 0;

/** Such orders. */
export const CASH_IS_DISPUTED = { settlementStatus: 'DISPUTED', statementLines: { none: OPEN_CHARGE } } as const satisfies Prisma.OrderWhereInput;
