import type { Tx } from '../../db/client.ts';
import type { ReservationTiming } from '../../db/generated/client/enums.ts';

/** How a business wants its orders handled. */
export interface OrderSettings {
  orderPrefix: string;
  reservationTiming: ReservationTiming;
  allowsBackorder: boolean;
}

/** Read by every step of an order, in its transaction: a session may be older than the last change. */
export function orderSettings(tx: Tx, businessId: string): Promise<OrderSettings> {
  return tx.business.findUniqueOrThrow({
    where: { id: businessId },
    select: { orderPrefix: true, reservationTiming: true, allowsBackorder: true },
  });
}
