import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { scanMode, scanOrder, undoScan, type ScanMode as ScanModeValue } from '../scan-order.ts';

nameEnum(scanMode, describedEnum<ScanModeValue>('ScanMode', 'What a scan does with the order.', {
  PACK: 'It is in its parcel.',
  HAND_OVER: 'The courier takes it.',
  RETURN: 'All of it that was on its way back is in hand, in good condition.',
  DELIVER: 'The customer has it.',
}));

interface Answering {
  session: { businessId: string };
  query: object;
}

const order = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('scanOrder', scanOrder, {
  description: 'Finds the order that was scanned and takes it one step on. The idempotency key is that of the scan.',
  record: 'order', type: Order, resolve: order,
});

commandField('undoScan', undoScan, {
  description: 'Takes a scan back that packed or delivered an order.', record: 'order', type: Order, resolve: order,
});
