import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText } from '../../commands/fields.ts';
import { lockRow } from '../../db/lock-row.ts';
import { PreconditionError } from '../../errors.ts';
import { parcelCode } from '../orders/standing-booking.ts';
import { errorColumns } from './booking-error.ts';
import { standingParcelOf } from './standing-parcel.ts';

/**
 * Records that a courier does not have the parcel of an order any more that has not left: somebody had it cancelled
 * there. The next booking makes a new one. Throws PreconditionError NO_PARCEL where no courier has one.
 */
export const voidParcel = defineCommand({
  name: 'couriers.voidParcel',
  permission: 'orderUpdate',
  input: z.object({
    orderId: idOf('Order').describe('One that has not left, with a parcel that its courier has accepted.'),
    reason: requiredText(300).describe('How it is known that the courier does not carry it.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { orderId, reason }) => {
    await lockRow(tx, 'Order', businessId, orderId);
    const standing = await standingParcelOf(tx, businessId, orderId);
    if (!standing) throw new PreconditionError('NO_PARCEL', 'No courier has a parcel of this order that has not left');
    const { id, courierName: name, invoice } = standing;
    const code = parcelCode(standing);
    await tx.courierBooking.update({
      where: { businessId_id: { businessId, id } }, data: { status: 'REFUSED', trackingCode: code, ...errorColumns(msg('Cancelled at the courier')) }, select: { id: true },
    });
    await audit({
      entity: ['Order', orderId], summary: msg('The parcel {{code}} is cancelled at {{name}}: {{reason}}', { code, name, reason }), after: { invoice },
    });
    return { id: orderId };
  },
});
