import type { Tx } from '../../db/client.ts';
import type { MessageEvent, ReservationTiming } from '../../db/generated/client/enums.ts';

/** How a business wants its orders handled. */
export interface OrderSettings {
  orderPrefix: string;
  reservationTiming: ReservationTiming;
  allowsBackorder: boolean;
  /** Where stock is reserved unless another location is chosen. */
  defaultLocationId: string;
  /** Events of which customers are told by SMS by itself. */
  toldEvents: MessageEvent[];
}

/** Read by every step of an order, in its transaction: a session may be older than the last change. */
export async function orderSettings(tx: Tx, businessId: string): Promise<OrderSettings> {
  const rows = await tx.$queryRaw<OrderSettings[]>`
    SELECT b."orderPrefix", b."reservationTiming", b."allowsBackorder", l."id" AS "defaultLocationId", b."toldEvents"::text[] AS "toldEvents"
    FROM "Business" b JOIN "Location" l ON l."businessId" = b."id" AND l."isDefault"
    WHERE b."id" = ${businessId}::uuid`;
  return rows[0]!;
}
