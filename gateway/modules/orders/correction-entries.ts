import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import type { Entry } from '../accounting/post-entries.ts';
import { booked, debitsFirst, least, type BookedOrder } from './order-entries.ts';

interface Corrected {
  /** Amounts after the correction. */
  revenuePoisha: Poisha;
  deliveryFeePoisha: Poisha;
  causeId: string;
  courierId: string | undefined;
}

/** Books the difference of a corrected collected amount. The delivery fee is earned before the goods. */
export function correctionEntry(order: BookedOrder, { revenuePoisha, deliveryFeePoisha, causeId, courierId }: Corrected): Entry {
  const earned = revenuePoisha - order.revenuePoisha;
  const delivery = least(revenuePoisha, deliveryFeePoisha) - least(order.revenuePoisha, order.deliveryFeePoisha);
  const postings = [
    booked('courier-receivable', earned, courierId ? ['COURIER', courierId] : undefined),
    booked('sales', delivery - earned),
    booked('delivery-income', -delivery),
  ];
  return {
    description: msg('Order {{order}}, collected amount corrected', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'correction',
    postings: postings.sort(debitsFirst),
  };
}

interface CorrectedFee {
  /** Fee after the correction less the fee before it. */
  differencePoisha: Poisha;
  causeId: string;
  courierId: string | undefined;
}

/** Books the difference of a corrected fee that a customer paid while refusing the goods. */
export function feeCorrectionEntry(order: BookedOrder, { differencePoisha, causeId, courierId }: CorrectedFee): Entry {
  const postings = [
    booked('courier-receivable', differencePoisha, courierId ? ['COURIER', courierId] : undefined),
    booked('other-income', -differencePoisha),
  ];
  return {
    description: msg('Order {{order}}, collected fee corrected', { order: order.code }),
    source: ['Order', order.id],
    causeId,
    kind: 'correction',
    postings: postings.sort(debitsFirst),
  };
}
