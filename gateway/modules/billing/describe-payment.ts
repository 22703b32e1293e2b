import { poishaToDecimal } from '../../../schema/rules/money.ts';
import type { Payment } from '../../db/generated/client/client.ts';

type Purchase = Pick<Payment, 'type' | 'quantity' | 'amountPoisha'>;

/** '500 SMS for ৳250.00', '3 months for ৳1500.00': in audit entries and in the usage ledger. */
export function describePayment({ type, quantity, amountPoisha }: Purchase): string {
  const months = quantity === 1 ? 'month' : 'months';
  return `${quantity} ${type === 'SMS' ? 'SMS' : months} for ৳${poishaToDecimal(amountPoisha)}`;
}
