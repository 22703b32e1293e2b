import { DAY_MS } from '../../../../schema/rules/durations.ts';
import { dhakaDay } from '../../../../schema/rules/format.ts';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import { amountOf } from '../../../list-query/csv.ts';
import { defineListExport } from '../../../list-query/list-export.ts';
import { HELD_LINES, heldAmount, isInDisputeAboutCharges, notSettledListQuery } from './not-settled.ts';

const dayOf = (at: Date | null) => (at ? dhakaDay(at) : '');

interface Said {
  note: string;
  createdByName: string;
  createdAt: Date;
}

interface Disputed {
  settlementDecisions: readonly Said[];
  statementLines: readonly { statement: { status: string }; decision: (Said & { kind: string }) | null }[];
}

/** What somebody said of the dispute: of the order itself, or of the line of a statement that put it in dispute. */
const disputeOf = ({ settlementDecisions, statementLines }: Disputed): Said | null | undefined =>
  settlementDecisions[0] ?? statementLines.find(({ statement, decision }) => statement.status === 'POSTED' && decision?.kind === 'DISPUTE')?.decision;

/** A file for a courier with every unpaid parcel, identified by the numbers that the courier's panel uses. */
export const claimSheet = defineListExport({
  name: 'claim-sheet',
  listQuery: notSettledListQuery,
  include: {
    statementLines: { select: { ...HELD_LINES.select, decision: { select: { kind: true, note: true, createdByName: true, createdAt: true } },
      files: { orderBy: { position: 'asc' }, select: { file: { select: { name: true } } } } } },
    settlementDecisions: { where: { kind: 'DISPUTE', isUndone: false }, orderBy: { id: 'desc' }, take: 1, select: { note: true, createdByName: true, createdAt: true } },
    shipments: { where: { active: true }, select: { consignmentId: true, invoice: true, trackingCode: true, courier: { select: { name: true } } } },
  },
  columns: [
    { header: 'Courier', value: ({ shipments }) => shipments[0]?.courier.name ?? '' },
    { header: 'Consignment', value: ({ shipments }) => shipments[0]?.consignmentId ?? shipments[0]?.trackingCode ?? '' },
    { header: 'Invoice', value: ({ shipments, number }, { business }) => shipments[0]?.invoice ?? orderReference(business?.orderPrefix ?? '', number) },
    { header: 'Order', value: ({ number }, { business }) => orderReference(business?.orderPrefix ?? '', number) },
    { header: 'Customer', value: ({ customerName }) => customerName },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'Handed over', value: ({ shippedAt }) => dayOf(shippedAt) },
    { header: 'Delivered', value: ({ deliveredAt }) => dayOf(deliveredAt) },
    { header: 'Days since', value: ({ deliveredAt, shippedAt }) => (Date.parse(dhakaDay(new Date())) - Date.parse(dhakaDay(deliveredAt ?? shippedAt ?? new Date()))) / DAY_MS },
    {
      header: 'Held',
      value: (order, { canSeeCharges }) => (isInDisputeAboutCharges(order) && !canSeeCharges ? '' : amountOf(heldAmount(order))),
    },
    { header: 'Status', value: ({ settlementStatus }) => settlementStatus },
    { header: 'In dispute because', value: (order) => disputeOf(order)?.note ?? '' },
    { header: 'Disputed by', value: (order) => disputeOf(order)?.createdByName ?? '' },
    { header: 'Disputed on', value: (order) => dayOf(disputeOf(order)?.createdAt ?? null) },
    { header: 'Evidence', value: ({ statementLines }) => statementLines.flatMap(({ files }) => files.map(({ file }) => file.name)).join('; ') },
  ],
});
