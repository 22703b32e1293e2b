import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf } from '../../commands/fields.ts';
import { giveCredit } from './credit.ts';
import { describePayment } from './describe-payment.ts';
import { failureColumns } from './failure-reason.ts';
import { lockPayment } from './payment-commands.ts';

/**
 * Credits what a completed payment bought, at most once per payment. The caller has compared the amount, the invoice
 * and bKash's id with those of the payment.
 */
export const creditPayment = defineCommand({
  name: 'billing.creditPayment',
  permission: 'ADMIN',
  allowExpired: true,
  input: z.object({
    paymentId: idOf('Payment'),
    trxId: z.string(),
    payerNumber: z.string().nullable(),
  }),
  run: async (context, { paymentId, trxId, payerNumber }) => {
    const { tx, session, audit } = context;
    const payment = await lockPayment(tx, session.businessId, paymentId);
    if (payment.status === 'PAID' || payment.status === 'REFUNDED') return;
    // It failed after bKash was asked for the money: support decides, a later answer changes nothing.
    if (payment.status === 'FAILED' && payment.executeStartedAt) return;
    const paidAt = new Date();
    const span = await giveCredit(context, payment, paidAt);
    const after = await tx.payment.update({
      where: { businessId_id: { businessId: payment.businessId, id: payment.id } },
      data: {
        ...span,
        status: 'PAID',
        paidAt,
        providerTrxId: trxId,
        payerNumber,
        ...failureColumns(null),
        nextCheckAt: null,
      },
    });
    const summary = msg('Paid: {{payment}}, bKash transaction {{trxId}}', { payment: describePayment(payment), trxId });
    await audit({ entity: ['Payment', payment.id], summary, before: payment, after });
  },
});
