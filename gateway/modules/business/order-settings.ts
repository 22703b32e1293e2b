import { Prisma } from '../../db/generated/client/client.ts';
import type { Tx } from '../../db/client.ts';
import type { MessageEvent, ReservationTiming } from '../../db/generated/client/enums.ts';
import { KEPT } from '../../db/kept-statements.ts';

/** How a business wants its orders handled. */
export interface OrderSettings {
  orderPrefix: string;
  reservationTiming: ReservationTiming;
  allowsBackorder: boolean;
  /** Where stock is reserved unless another location is chosen. */
  defaultLocationId: string;
  /** Events of which customers are told by SMS by itself. */
  toldEvents: MessageEvent[];
  /** When an order is confirmed as soon as it is taken. */
  confirmsTyped: boolean;
  confirmsWeb: boolean;
  /** 0 for any total. */
  confirmsUpToPoisha: bigint;
  confirmsKnownOnly: boolean;
  duplicateDays: number;
  /** Days after the day of a hold on which its reserved stock is given back. */
  holdReleaseDays: number;
  /** Days after a cancellation in which an order can be taken up again. */
  reopenDays: number;
  takesDistrictCourier: boolean;
}

/** The columns of `OrderSettings`, of a business `b` and its default location `l`. */
export const ORDER_SETTINGS = Prisma.raw(`b."orderPrefix", b."reservationTiming", b."allowsBackorder", l."id" AS "defaultLocationId",
      b."toldEvents"::text[] AS "toldEvents", b."confirmsTyped", b."confirmsWeb", b."confirmsUpToPoisha", b."confirmsKnownOnly",
      b."duplicateDays", b."holdReleaseDays", b."reopenDays", b."takesDistrictCourier"`);

/** Read by every step of an order, in its transaction: a session may be older than the last change. */
export async function orderSettings(tx: Tx, businessId: string): Promise<OrderSettings> {
  const rows = await tx.$queryRaw<OrderSettings[]>`${KEPT}
    SELECT ${ORDER_SETTINGS}
    FROM "Business" b JOIN "Location" l ON l."businessId" = b."id" AND l."isDefault"
    WHERE b."id" = ${businessId}::uuid`;
  return rows[0]!;
}
