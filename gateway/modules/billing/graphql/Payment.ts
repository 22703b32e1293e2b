import { wireMessage, type WireMessage } from '../../../../schema/rules/message.ts';
import { db } from '../../../db/client.ts';
import type { Payment as PaymentRow } from '../../../db/generated/client/client.ts';
import type {
  PaymentStatus as PaymentStatusValue, PaymentType as PaymentTypeValue,
} from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { SubscriptionTier } from '../../business/graphql/Business.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { paymentType } from '../create-payment.ts';
import { failureReasonOf } from '../failure-reason.ts';
import { isRefundUnclear } from '../settle-refund.ts';
import { paymentListQuery, paymentStatus, platformPaymentListQuery } from '../payment-list-query.ts';

const FAILURE = readsColumns('failureReason', 'failureWording');

function failureOf(row: Pick<PaymentRow, 'failureReason' | 'failureWording'>): WireMessage | null {
  const reason = failureReasonOf(row);
  return reason === null ? null : wireMessage(reason);
}

const PaymentStatus = describedEnum<PaymentStatusValue>('PaymentStatus', 'Where a payment stands.', {
  CREATED: 'Not started at bKash yet.',
  PENDING: 'The customer is at bKash, or its answer is awaited.',
  PAID: 'The money came and what it buys was given.',
  FAILED: 'bKash refused it.',
  CANCELLED: 'The customer gave up.',
  EXPIRED: 'Nobody paid in time.',
  REFUNDED: 'The money went back, and what it had bought with it.',
});
const PaymentType = describedEnum<PaymentTypeValue>('PaymentType', 'What is paid for.', {
  SMS: 'Messages for the SMS balance.',
  PACKAGE_RENEW: 'Months of the package.',
  TIER_CHANGE: 'A dearer tier: the difference for the days that are left, and the months added.',
});
nameEnum(paymentStatus, PaymentStatus);
nameEnum(paymentType, PaymentType);

export const Payment = builder.prismaNode('Payment', {
  ...tenantRecord('ADMIN'),
  description: 'A payment to Karbar through bKash, and its receipt once it is paid.',
  fields: (t) => ({
    type: t.expose('type', { type: PaymentType, description: 'What is paid for.' }),
    status: t.expose('status', { type: PaymentStatus, description: 'Where it stands.' }),
    amount: t.expose('amountPoisha', { type: 'Money' }),
    quantity: t.exposeInt('quantity', { description: 'Messages of SMS, months of PACKAGE_RENEW, days of the new tier of TIER_CHANGE.' }),
    tier: t.expose('tier', { type: SubscriptionTier, nullable: true, description: 'The tier that a TIER_CHANGE leads to; null for others.' }),
    transactionId: t.exposeString('transactionId', { description: "The client's name for it." }),
    invoice: t.exposeString('id', { description: 'The invoice number that bKash shows.' }),
    bkashURL: t.exposeString('redirectUrl', {
      nullable: true, description: 'Where the customer pays, for 24 hours.',
    }),
    bkashPaymentId: t.exposeString('providerPaymentId', { nullable: true }),
    bkashTransactionId: t.exposeString('providerTrxId', { nullable: true }),
    refundTransactionId: t.exposeString('refundTrxId', { nullable: true }),
    refundQuantity: t.exposeInt('refundQuantity', {
      nullable: true, description: 'Messages or months that a refund has taken back.',
    }),
    refundAmount: t.expose('refundPoisha', {
      type: 'Money', nullable: true, description: 'What the refund returns: all of it or a part.',
    }),
    refundReason: t.exposeString('refundReason', { nullable: true }),
    refundStartedAt: t.expose('refundStartedAt', { type: 'DateTime', nullable: true }),
    payerNumber: t.exposeString('payerNumber', { nullable: true, description: 'The wallet that paid.' }),
    failureReason: t.exposeString('failureReason', { nullable: true, description: 'Why it was not paid, in English.' }),
    failureMessageKey: t.string({
      nullable: true, description: 'As messageKey of Error: of the failureReason.', extensions: FAILURE, resolve: (row) => failureOf(row)?.messageKey,
    }),
    failureMessageValues: t.field({
      type: 'MessageValues', nullable: true, description: 'As messageValues of Error.', extensions: FAILURE, resolve: (row) => failureOf(row)?.messageValues,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', { type: 'DateTime', nullable: true }),
    refundedAt: t.expose('refundedAt', { type: 'DateTime', nullable: true }),
    renewedFrom: t.expose('renewedFrom', {
      type: 'DateTime', nullable: true, description: 'Start of the package time that was bought.',
    }),
    renewedUntil: t.expose('renewedUntil', {
      type: 'DateTime', nullable: true, description: 'When the package ends with what was bought.',
    }),
    isBeingRefunded: t.boolean({
      description: 'The credit was taken back, bKash has not confirmed yet.',
      extensions: readsColumns('status', 'refundStartedAt'),
      resolve: ({ status, refundStartedAt }) => status === 'PAID' && refundStartedAt !== null,
    }),
    isRefundUnclear: t.boolean({
      description: 'bKash has not told for a week what became of the refund: somebody has to settle it.',
      extensions: readsColumns('status', 'refundStartedAt', 'nextCheckAt'),
      resolve: isRefundUnclear,
    }),
    business: t.relation('business', { description: 'Who pays.' }),
    timeline: t.connection(...timelineOf('Payment')),
  }),
});

listQueryField('payments', paymentListQuery, {
  description: 'Payments of the business to Karbar, newest first.',
  type: Payment,
});

listQueryField('platformPayments', platformPaymentListQuery, {
  description: 'Payments of all businesses to Karbar, newest first.',
  type: Payment,
});

builder.queryField('payment', (t) =>
  t.prismaField({
    type: Payment,
    nullable: true,
    description: 'One payment; null when the business has none with this id.',
    args: { id: t.arg.id({ required: true }) },
    ...requires('ADMIN'),
    resolve: (query, _root, args, context) => {
      const decoded = decodeId(args.id);
      if (decoded?.typename !== 'Payment') return null;
      const { businessId } = sessionOf(context);
      return db.payment.findUnique({ ...query, where: { businessId_id: { businessId, id: decoded.id } } });
    },
  }),
);

builder.queryField('platformPayment', (t) =>
  t.prismaField({
    type: Payment,
    nullable: true,
    description: 'One payment of whatever business; null when there is none with this id.',
    args: { id: t.arg.id({ required: true }) },
    ...requires('SUPERADMIN', { scope: 'platform' }),
    resolve: (query, _root, args) => {
      const decoded = decodeId(args.id);
      if (decoded?.typename !== 'Payment') return null;
      return db.payment.findUnique({ ...query, where: { id: decoded.id } });
    },
  }),
);
