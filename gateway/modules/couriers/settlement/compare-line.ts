import type { Poisha } from '../../../../schema/rules/money.ts';
import { chargeByTerms, returnByTerms } from '../../../../schema/rules/terms-charge.ts';
import { db } from '../../../db/client.ts';
import type { Courier, CourierStatement, StatementLine } from '../../../db/generated/client/client.ts';
import type { Parcel } from '../clients/courier-client.ts';
import { POSTED_LINES } from '../../orders/posted-lines.ts';
import { isWithoutWayThere } from './agreed-charges.ts';
import { findOrders, type FoundOrder } from './find-orders.ts';
import { isWithoutOrder } from './open-differences.ts';
import { CAME_BACK } from './owed-order.ts';

/** What the books and the terms of a courier say of a line of its statement. Amounts in poisha. */
export interface LineComparison {
  /** By the terms; null where these do not say it, and for a line that pays for no parcel. */
  delivery: Poisha | null;
  codFee: Poisha | null;
  returnCharge: Poisha | null;
  /** What is owed, less the charges that the terms say; null where one of them is not known. */
  net: Poisha | null;
  deliveredAt: Date | null;
  /** Of the goods; null where that of a product is unknown. */
  grams: number | null;
  /** What the courier was told to collect when the parcel was booked, and when; null for a parcel that was entered by hand. */
  told: { collect: Poisha; at: Date } | null;
  /** Other lines of posted statements for the order, the newest first; at most 10. */
  others: OtherPayment[];
}

export interface OtherPayment {
  statementId: string;
  number: number;
  day: Date;
  collected: Poisha;
}

type Statement = Pick<CourierStatement, 'businessId' | 'id' | 'courierId'>;

/** Compares the line at a place of a statement with the books. Null where there is none, it names no order, or it compensates lost goods. */
export async function compareLine({ businessId, id: statementId, courierId }: Statement, position: number): Promise<LineComparison | null> {
  const line = await db.statementLine.findUnique({
    where: { businessId_statementId_position: { businessId, statementId, position } }, include: { statement: { select: { courier: true } } },
  });
  if (!line?.orderId || line.result === 'COMPENSATED') return null;
  const { orderId } = line;
  const [parcels, order, booking, others] = await Promise.all([
    findOrders(db, businessId, { courierId, lines: [line], locked: [orderId] }),
    db.order.findUniqueOrThrow({ where: { businessId_id: { businessId, id: orderId } }, select: { deliveredAt: true } }),
    db.courierBooking.findFirst({ where: { businessId, orderId, courierId, status: 'BOOKED' }, orderBy: { id: 'desc' }, select: { parcel: true, createdAt: true } }),
    db.$queryRaw<OtherPayment[]>`
      SELECT t."id" AS "statementId", t."number", t."day", l."collectedPoisha" AS "collected" FROM ${POSTED_LINES}
      WHERE l."businessId" = ${businessId}::uuid AND l."orderId" = ${orderId}::uuid AND l."id" <> ${line.id}::uuid
        AND l."result" <> 'EXPECTED_MISSING'
      ORDER BY t."postedAt" DESC, l."position" LIMIT 10`,
  ]);
  return {
    ...chargesByTerms(line, parcelOf(line, parcels), line.statement.courier), deliveredAt: order.deliveredAt, grams: parcels[0]?.grams ?? null,
    told: booking && { collect: collectOf(booking.parcel), at: booking.createdAt }, others,
  };
}

/** The parcel that the line names by a number of the courier, else the one that the order has now. */
function parcelOf({ consignment, invoice }: StatementLine, parcels: readonly FoundOrder[]): FoundOrder | undefined {
  const names = [consignment, invoice].filter(Boolean).map((name) => name.toLowerCase());
  const isNamed = ({ consignmentId, trackingCode, invoice: ours }: FoundOrder) =>
    [consignmentId, trackingCode, ours].some((code) => code && names.includes(code.toLowerCase()));
  return parcels.find(isNamed) ?? parcels[0];
}

/** The column is untyped JSON; only `claimBooking` writes it. In taka. */
const collectOf = (parcel: unknown): Poisha => BigInt(Math.round((parcel as Parcel).collect * 100));

type Charges = Pick<LineComparison, 'delivery' | 'codFee' | 'returnCharge' | 'net'>;

const UNKNOWN: Charges = { delivery: null, codFee: null, returnCharge: null, net: null };

function chargesByTerms(line: StatementLine, parcel: FoundOrder | undefined, terms: Courier): Charges {
  const owed = line.expectedPoisha;
  if (!parcel || owed === null || isWithoutOrder(line.result)) return UNKNOWN;
  // A term of nothing says nothing: such a charge is accepted as it comes.
  const byTerms = chargeByTerms(terms, { ...parcel, cash: owed, codPercent: 0 });
  const delivery = isWithoutWayThere(line, parcel) ? 0n : byTerms.delivery || null;
  const codFee = terms.codBasisPoints > 0 ? byTerms.codFee : null;
  const comesBack = line.returnPoisha > 0n && CAME_BACK.has(parcel.status);
  const returnCharge = comesBack ? returnByTerms(terms, parcel) || null : 0n;
  const charges = [delivery, codFee, returnCharge];
  return { delivery, codFee, returnCharge, net: charges.includes(null) ? null : charges.reduce<Poisha>((left, charge) => left - charge!, owed) };
}
