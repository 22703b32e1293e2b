import { z } from 'zod';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import { idOf } from '../../../commands/fields.ts';
import type { Prisma, StatementLine } from '../../../db/generated/client/client.ts';
import type { StatementStatus } from '../../../db/generated/client/enums.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { defineListExport } from '../../../list-query/list-export.ts';
import { defineListQuery } from '../../../list-query/list-query.ts';
import { CASH_IS_DISPUTED, hasOtherCash, IN_DISPUTE_OF, isCashDisputed, OTHER_CASH, type DisputedOrder } from './cash-in-dispute.ts';
import { isChargeOpen, overchargeOf } from './overcharged.ts';
import { HAS_DIFFERENCE, IS_OPEN, differenceOf, isWithoutOrder } from './open-differences.ts';

const statementClaimsQuery = defineListQuery({
  name: 'couriers.statementClaims',
  table: 'StatementLine',
  permission: 'deliveryMethod',
  filter: z.object({ statementId: idOf('CourierStatement').optional().describe('Only its lines.') }),
  sorts: { POSITION: { column: 'position', direction: 'asc', kind: 'number' } },
  defaultSort: 'POSITION',
  where: ({ businessId }, { statementId }): Prisma.StatementLineWhereInput => ({
    businessId, ...(statementId && { statementId }), statement: { status: { in: ['DRAFT', 'POSTED'] } },
    OR: [
      { AND: [{ result: { in: OTHER_CASH }, OR: [{ statement: { status: 'DRAFT' } }, { order: CASH_IS_DISPUTED }] }, IS_OPEN] },
      { result: 'EXPECTED_MISSING', order: { settlementStatus: { in: ['UNSETTLED', 'PARTIAL'] } } },
      { AND: [HAS_DIFFERENCE, IS_OPEN] },
      { disputesCharge: true, chargeDecisionId: null },
    ],
  }),
});

type Claimed = StatementLine & { statement: { status: StatementStatus }; order: DisputedOrder | null; decision: { kind: string } | null };

/** What the courier owes of a line, below zero for what it paid too much: what the line lacks, what was deducted, and what was charged beyond the terms. */
function claimOf(line: Claimed): Poisha {
  const { result, expectedPoisha, collectedPoisha, statement, order } = line;
  if (result === 'EXPECTED_MISSING') return expectedPoisha ?? 0n;
  const isCashOpen = hasOtherCash(line) && (statement.status === 'DRAFT' || isCashDisputed(order));
  const missing = isCashOpen ? (expectedPoisha ?? 0n) - collectedPoisha : 0n;
  const isOpen = line.decision === null || line.decision.kind === 'DISPUTE';
  return missing + (isOpen ? differenceOf(line) : 0n) + (isChargeOpen(line) ? overchargeOf(line) : 0n);
}

/** A file for a courier with the lines of its statement that are in dispute, with what was noted about each. */
export const statementClaimSheet = defineListExport({
  name: 'statement-claims',
  listQuery: statementClaimsQuery,
  include: {
    statement: { select: { status: true, number: true, reference: true, courier: { select: { name: true } } } },
    order: { select: { ...IN_DISPUTE_OF, number: true, customerName: true, deliveredAt: true } },
    decision: { select: { kind: true, note: true, createdByName: true } },
    files: { orderBy: { position: 'asc' }, select: { file: { select: { name: true } } } },
  },
  columns: [
    { header: 'Courier', value: ({ statement }) => statement.courier.name },
    { header: 'Statement', value: ({ statement: { reference, number } }) => reference || String(number) },
    { header: 'Line', value: ({ position, result }) => (result === 'EXPECTED_MISSING' ? '' : position) },
    { header: 'Consignment', value: ({ consignment }) => consignment },
    { header: 'Invoice', value: ({ invoice }) => invoice },
    { header: 'Order', value: ({ order }, { business }) => (order ? orderReference(business?.orderPrefix ?? '', order.number) : '') },
    { header: 'Customer', value: ({ order }) => order?.customerName ?? '' },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Delivered', value: ({ order }) => (order?.deliveredAt ? dhakaDay(order.deliveredAt) : '') },
    { header: 'Owed', value: ({ expectedPoisha }) => (expectedPoisha === null ? '' : amountOf(expectedPoisha)) },
    { header: 'Collected', value: ({ collectedPoisha }) => amountOf(collectedPoisha) },
    // What was paid for a parcel of nobody is less the charges, and of a charge it is a part: not everybody may see those.
    { header: 'Claim', value: (line, { canSeeCharges }) => ((isWithoutOrder(line.result) || line.disputesCharge) && !canSeeCharges ? '' : amountOf(claimOf(line))) },
    { header: 'Result', value: ({ result }) => result },
    { header: 'In dispute because', value: ({ decision }) => decision?.note ?? '' },
    { header: 'Disputed by', value: ({ decision }) => decision?.createdByName ?? '' },
    { header: 'Evidence', value: ({ files }) => files.map(({ file }) => file.name).join('; ') },
  ],
});
