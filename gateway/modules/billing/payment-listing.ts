import { z } from 'zod';
import type { Prisma } from '../../db/generated/client/client.ts';
import { PaymentStatus } from '../../db/generated/client/enums.ts';
import { defineListing } from '../../listing/listing.ts';
import { paymentType } from './create-payment.ts';

export const paymentStatus = z.enum(PaymentStatus);

export const paymentListing = defineListing({
  name: 'billing.payments',
  permission: 'ADMIN',
  filter: z.object({
    /** Any of these; every status when empty or left out. */
    status: z.array(paymentStatus).max(10).optional(),
    type: paymentType.optional(),
  }),
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'createdAt', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
  where: ({ businessId }, { status, type }): Prisma.PaymentWhereInput => ({
    businessId,
    type,
    ...(status?.length && { status: { in: status } }),
  }),
});
