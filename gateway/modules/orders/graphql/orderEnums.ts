import type { OrderWork as Work } from '../../../../schema/rules/order-work.ts';
import type {
  OrderStatus as OrderStatusValue, SettlementStatus as SettlementStatusValue, ShopChange as ShopChangeValue,
} from '../../../db/generated/client/enums.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { orderDate, orderStatus, settlementStatus, unsaidReason, type OrderDateValue, type UnsaidReason } from '../order-list-query.ts';
import { orderWork } from '../order-work.ts';

export const OrderStatus = describedEnum<OrderStatusValue>('OrderStatus', 'Where an order stands.', {
  PENDING: 'Taken, not promised to the customer yet.',
  PREORDER: 'Taken, waiting for goods that are not there yet.',
  CONFIRMED: 'Promised: its stock is reserved.',
  HOLD: 'Put off until a day.',
  PACKED: 'In its parcel, not handed over yet.',
  SHIPPED: 'With the courier.',
  DELIVERED: 'The customer has it and has paid.',
  PARTIAL: 'The customer took a part of it; the rest comes back.',
  RETURN_PENDING: 'On its way back, not in hand.',
  RETURNED: 'Back in hand.',
  EXCHANGED: 'Another order replaces it.',
  LOST: 'The courier cannot give it back.',
  CANCELLED: 'Ended before it was shipped.',
});
nameEnum(orderStatus, OrderStatus);

export const ShopChange = describedEnum<ShopChangeValue>('ShopChange', 'What became of an order in its web shop after the approval.', {
  CANCELLED: 'Cancelled there, failed, or in the bin.',
  EDITED: 'Other items, amounts or another address.',
  REFUNDED: 'Refunded, all of it or a part.',
  PAID: 'Paid there, more than the advance: the courier would collect it again.',
});

export const SettlementStatus = describedEnum<SettlementStatusValue>('SettlementStatus', 'Whether the courier has paid what it collected.', {
  NA: 'Nothing to be paid so far.',
  UNSETTLED: 'The courier holds all of it.',
  PARTIAL: 'The courier has paid a part.',
  SETTLED: 'The courier has paid.',
  DISPUTED: 'The courier says otherwise.',
  WRITTEN_OFF: 'Given up.',
});
nameEnum(settlementStatus, SettlementStatus);

const OrderDate = describedEnum<OrderDateValue>('OrderDate', 'One of the times or days of an order.', {
  CREATED: 'When it was taken.',
  CONFIRMED: 'When it was confirmed last.',
  SHIPPED: 'When its parcel was handed over last.',
  DELIVERED: 'When the customer got it.',
  RETURNED: 'When all of it was back in hand.',
  HOLD_UNTIL: 'The day on which a held order is due again.',
  SEND_ON: 'The day that it is to be sent.',
});
nameEnum(orderDate, OrderDate);
nameEnum(unsaidReason, describedEnum<UnsaidReason>('UnsaidReason', 'Which orders should have a reason.', {
  CANCELLED: 'Those that were cancelled.', RETURNED: 'Those of which goods come or came back.',
}));
nameEnum(orderWork, describedEnum<Work>('OrderWork', 'What people do with orders.', {
  TAKEN: 'They took it.',
  CALLED: 'They called the customer while it was a web order.',
  CONFIRMED: 'They confirmed it.',
  PACKED: 'They packed it.',
  SHIPPED: 'They handed it to a courier.',
  CANCELLED: 'They cancelled it.',
}));
