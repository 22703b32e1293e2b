import { msg, type Message } from '../../../schema/rules/message.ts';
import { poishaToDecimal } from '../../../schema/rules/money.ts';
import type { Payment } from '../../db/generated/client/client.ts';

type Purchase = Pick<Payment, 'type' | 'quantity' | 'amountPoisha'> & Partial<Pick<Payment, 'tier'>>;

/** '500 SMS for ৳250.00', '3 months for ৳1500.00', 'PRO for 20 days for ৳1334.00': in audit entries and in the usage ledger. */
export function describePayment({ type, quantity: count, amountPoisha, tier }: Purchase): Message {
  const amount = poishaToDecimal(amountPoisha);
  if (type === 'SMS') return msg('{{count}} SMS for ৳{{amount}}', { count, amount });
  if (type === 'TIER_CHANGE') {
    return msg('{{tier}} for {{count}} days for ৳{{amount}}', {
      tier: tier ?? '', count, amount, defaultValue_one: '{{tier}} for {{count}} day for ৳{{amount}}',
    });
  }
  return msg('{{count}} months for ৳{{amount}}', { count, amount, defaultValue_one: '{{count}} month for ৳{{amount}}' });
}
