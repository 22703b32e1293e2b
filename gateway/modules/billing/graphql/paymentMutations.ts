import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import type { Session } from '../../../session/session.ts';
import { createPayment } from '../create-payment.ts';
import { checkPlatformPaymentNow } from '../reconcile-payment.ts';
import { checkPayment, checkPlatformPayment } from '../payment-commands.ts';
import { refundPayment } from '../refund-commands.ts';
import { refund } from '../refund.ts';
import { checkPaymentNow } from '../settle-payment.ts';
import { settleRefund } from '../settle-refund.ts';
import { startPayment } from '../start-payment.ts';
import { Payment } from './Payment.ts';

interface Answering {
  session: Session;
  query: object;
}

/** Of the platform: whatever business it belongs to. */
const loadAny = ({ id }: { id: string }, { query }: Answering) =>
  db.payment.findUniqueOrThrow({ ...query, where: { id } });

const load = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.payment.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('startPayment', createPayment, {
  description: 'Starts a payment for SMS or package time; the customer pays at its bkashURL.',
  record: 'payment',
  type: Payment,
  run: startPayment,
  resolve: load,
});

commandField('checkPayment', checkPayment, {
  description: 'Asks bKash about a payment now instead of waiting.',
  record: 'payment',
  type: Payment,
  run: checkPaymentNow,
  resolve: load,
});

commandField('refundPayment', refundPayment, {
  description: 'Takes unused credit of a payment of any business back and returns its money.',
  record: 'payment',
  type: Payment,
  run: refund,
  resolve: loadAny,
});

commandField('settleRefund', settleRefund, {
  description: 'Says what became of a refund that bKash never answered for.',
  record: 'payment',
  type: Payment,
  resolve: loadAny,
});

commandField('checkPlatformPayment', checkPlatformPayment, {
  description: 'Asks bKash about a payment of any business, or about its refund, now instead of waiting.',
  record: 'payment',
  type: Payment,
  run: checkPlatformPaymentNow,
  resolve: loadAny,
});
