import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import '../../accounting/graphql/MoneyAccount.ts';
import { addOrderNote } from '../add-note.ts';
import { callOffExchange } from '../call-off-exchange.ts';
import { editOrder } from '../edit-order.ts';
import { holdOrder, reopenOrder, resumeOrder } from '../hold-orders.ts';
import { keepOrder } from '../keep-order.ts';
import { setOrderFiles } from '../order-files.ts';
import { cancelOrder, confirmOrder, deliverOrder, packOrder, revertDelivery, shipOrder } from '../order-commands.ts';
import { recallOrder } from '../recall-order.ts';
import { recordAdvance, takeBackAdvance } from '../record-advance.ts';
import { refundAdvance } from '../refund-advance.ts';
import { deliverPart, loseOrder, receiveReturn, returnOrder } from '../return-orders.ts';
import { setReturnReason } from '../return-reason.ts';
import { undoLoss } from '../undo-loss.ts';
import { undoReceipt } from '../undo-receipt.ts';
import { Order } from './Order.ts';

const COMMANDS = {
  confirmOrder: [confirmOrder, 'Promises the stock to this order. Fails when there is not enough.'],
  holdOrder: [holdOrder, 'Puts an order off until a day, or one on hold until another day; what it has reserved stays reserved until a week after the day.'],
  resumeOrder: [resumeOrder, 'Takes a held order on where it was held.'],
  packOrder: [packOrder, 'It is in its parcel.'],
  shipOrder: [shipOrder, 'Hands the parcel to a courier; costs are frozen.'],
  deliverOrder: [deliverOrder, 'The customer has it; revenue and cost are booked.'],
  deliverPartOfOrder: [deliverPart, 'The customer took a part; the rest comes back.'],
  revertDelivery: [revertDelivery, 'Takes back a delivery, whole or in part, or a return that was recorded by mistake: its courier has the whole parcel. Refused once the courier has settled, or a piece is back in hand.'],
  recallOrder: [recallOrder, 'Takes back a hand-over that was recorded by mistake; refused once the courier has reported on it.'],
  returnOrder: [returnOrder, 'It is on its way back. Nothing is on the shelf before receiveReturn.'],
  receiveReturn: [receiveReturn, 'What came back is in hand: good, damaged or missing, line by line.'],
  undoReceipt: [undoReceipt, 'Takes the last receipt back that was recorded by mistake: its goods are on their way back again. Refused once the order has gone on, a piece was sold, the customer has the money or the courier has paid for what was missing.'],
  setReturnReason: [setReturnReason, 'Says or corrects why goods of the order come back.'],
  loseOrder: [loseOrder, 'The courier cannot give it back: a claim against it.'],
  undoLoss: [undoLoss, 'The parcel was not lost, or is found: it is on its way back. Refused once the courier has paid for it, or the customer has the advance back.'],
  reopenOrder: [reopenOrder, 'Takes a cancelled order up again.'],
  cancelOrder: [cancelOrder, 'Ends an order that was not shipped; reserved stock is free again.'],
  callOffExchange: [callOffExchange, 'The customer keeps the old goods: the order is delivered again, the one that replaces it is cancelled.'],
  keepOrder: [keepOrder, 'The order stays as it was approved although its web shop has changed it since.'],
  addOrderNote: [addOrderNote, 'Writes something to remember into the timeline of an order.'],
  setOrderFiles: [setOrderFiles, 'Keeps pictures and PDFs with an order, in place of those kept before.'],
  editOrder: [editOrder, 'Changes an order after it was taken; of its stock only the difference moves.'],
  refundAdvance: [refundAdvance, 'Records that the advance of a cancelled order was paid back to the customer.'],
  recordAdvance: [recordAdvance, 'Records money that the customer paid after the order was taken; the courier has that much less to collect.'],
  takeBackAdvance: [takeBackAdvance, 'Takes back an advance that was recorded by mistake.'],
} as const;

for (const [name, [command, description]] of Object.entries(COMMANDS)) {
  commandField(name, command as typeof confirmOrder, {
    description,
    record: 'order',
    type: Order,
    resolve: ({ id }, { session, query }) =>
      db.order.findUniqueOrThrow({
        ...query,
        where: { businessId_id: { businessId: session.businessId, id } },
      }),
  });
}
