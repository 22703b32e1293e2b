import { z } from 'zod';
import { normalisePhone } from '../../../schema/rules/phone.ts';
import { idOf, text } from '../../commands/fields.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PaymentStatus } from '../../db/generated/client/enums.ts';
import { UUID } from '../../db/uuid.ts';
import { byCreation, statusWhere } from '../../list-query/common-filters.ts';
import { inName } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { paymentType } from './create-payment.ts';
import { UNCLEAR_REFUND } from './settle-refund.ts';

export const paymentStatus = z.enum(PaymentStatus);

export const paymentListQuery = defineListQuery({
  name: 'billing.payments',
  table: 'Payment',
  permission: 'ADMIN',
  ...byCreation,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(paymentStatus).max(10).optional(),
    type: paymentType.optional(),
  }),
  where: ({ businessId }, { status, type }): Prisma.PaymentWhereInput => ({
    businessId,
    type,
    ...statusWhere(status),
  }),
});

/** Payments of all businesses. */
export const platformPaymentListQuery = defineListQuery({
  name: 'billing.platformPayments',
  table: 'Payment',
  permission: 'SUPERADMIN',
  scope: 'platform',
  ...byCreation,
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(paymentStatus).max(10).optional(),
    type: paymentType.optional(),
    /** True: only refunds that bKash has not told of for a week, which wait for somebody to settle them. */
    isRefundUnclear: z.boolean().optional(),
    businessId: idOf('PlatformBusiness').optional().describe('Only those of this business.'),
    /** Part of a business's name, a wallet number, or the whole of any id: invoice, bKash's, the client's. */
    search: text(200).optional(),
  }),
  where: (_session, { status, type, isRefundUnclear, businessId, search }): Prisma.PaymentWhereInput => ({
    type,
    ...statusWhere(status),
    ...(businessId && { businessId }),
    ...(isRefundUnclear && UNCLEAR_REFUND),
    ...(search && searchWhere(search)),
  }),
});

function searchWhere(search: string): Prisma.PaymentWhereInput {
  if (UUID.test(search)) return { id: search.toLowerCase() };
  const payerNumber = normalisePhone(search);
  const trxId = search.toUpperCase();
  return {
    OR: [
      { business: inName(search) },
      { providerTrxId: trxId },
      { refundTrxId: trxId },
      { providerPaymentId: search },
      { transactionId: search },
      ...(payerNumber ? [{ payerNumber: { in: [payerNumber, `88${payerNumber}`] } }] : []),
    ],
  };
}
