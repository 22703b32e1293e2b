import { Prisma } from '../../../db/generated/client/client.ts';

const placeOf = (column: string) => `CASE WHEN o."${column}" <> '' AND strpos(o."address", o."${column}") = 0 THEN o."${column}" END`;

/**
 * Whether the courier of an order `o` was told otherwise of its parcel than it is now: the facts of `toldOtherwise` in `couriers`, in the
 * statement. `b` is the booking that the courier has; what it was told was made by `parcelOf`.
 */
export const TOLD_OTHERWISE = Prisma.raw(`(
  b."parcel"->>'customerName', b."parcel"->>'phone', b."parcel"->>'altPhone', b."parcel"->>'address', (b."parcel"->>'collect')::numeric, coalesce(b."parcel"->>'typedNote', b."parcel"->>'note')
) IS DISTINCT FROM (
  o."customerName", o."phone", o."altPhone", concat_ws(', ', o."address", ${placeOf('thana')}, ${placeOf('district')}),
  greatest(o."totalPoisha" - o."advancePoisha", 0) / 100.0, o."shippingNote")`);
