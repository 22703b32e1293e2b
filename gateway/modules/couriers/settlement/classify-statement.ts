import { orderCode } from '../../../../schema/rules/order-code.ts';
import type { Poisha } from '../../../../schema/rules/money.ts';
import type { Tx } from '../../../db/client.ts';
import type { Courier, StatementLine } from '../../../db/generated/client/client.ts';
import { orderSettings } from '../../business/order-settings.ts';
import { findOrders, matcher, type FoundOrder } from './find-orders.ts';
import { isWithoutOrder } from './open-differences.ts';
import { NO_EXCESS } from './agreed-charges.ts';
import { classifyCharges, classifyLine, classifyUnknown, type Classification, type LineFacts } from './classify-line.ts';
import { joinLines, type JoinedParcel } from './join-lines.ts';
import { LinesBefore, parcelOf } from './lines-before.ts';
import { otherLines, type OtherLines } from './other-lines.ts';
import type { PaidLine } from './paid-line.ts';

export interface ClassifiedLine<Line extends PaidLine> extends Classification {
  line: Line;
  order: FoundOrder | null;
  suggested: FoundOrder | null;
  /** The expected return charge that the line takes the place of. */
  accruedPoisha: Poisha;
}

/** A line with what a person decided about it. */
type DecidableLine = PaidLine & Partial<Pick<StatementLine, 'orderId' | 'isChosen' | 'restComes' | 'disputesCharge'>>;

/** Classifies a part of a stored statement as it would be classified among all of its lines. The lines follow one another. */
export const classifyPart = <Line extends StatementLine>(tx: Tx, courier: Courier, lines: readonly Line[]) =>
  classify(tx, courier, lines, { readOthers: (names) => otherLines(tx, lines, names) });

/** Classifies all lines of a statement in their order; by the orders of `locked` alone where they are given. */
export const classifyLines = <Line extends DecidableLine>(tx: Tx, courier: Courier, lines: readonly Line[], locked?: readonly string[]) =>
  classify(tx, courier, lines, { readOthers: async () => ({ earlier: [], ofSameParcels: [] }), locked });

interface Surroundings {
  /** Reads the other lines of the statement, by names of the orders. */
  readOthers: (names: readonly string[]) => Promise<OtherLines>;
  locked?: readonly string[];
}

async function classify<Line extends DecidableLine>(
  tx: Tx, courier: Courier, lines: readonly Line[], { readOthers, locked }: Surroundings,
): Promise<ClassifiedLine<Line>[]> {
  const { businessId, id: courierId } = courier;
  const { orderPrefix } = await orderSettings(tx, businessId);
  const codeOf = (number: number) => orderCode(orderPrefix, number);
  const chosen = lines.flatMap(({ isChosen, orderId }) => (isChosen && orderId ? [orderId] : []));
  const orders = await findOrders(tx, businessId, { courierId, lines, chosen, locked });
  const others = await readOthers(orders.flatMap((order) => [...codesOf(order), codeOf(order.number), String(order.number)]));
  // The parcel that an order has now stands first among its rows.
  const byId = new Map(orders.toReversed().map((order) => [order.id, order]));
  const match = matcher(orders, codeOf);
  const orderOf = (line: DecidableLine) => (line.isChosen && line.orderId ? (byId.get(line.orderId) ?? null) : match.named(line));
  const parcels = joinLines([...lines, ...others.ofSameParcels], (line) => {
    const order = orderOf(line);
    return order ? parcelOf(order) : undefined;
  });
  const joined = new Set(others.ofSameParcels.filter((line) => parcels.has(line)).map(({ id }) => id));
  const before = new LinesBefore(orders, others.earlier.filter(({ id }) => !joined.has(id)));
  const classifyJoined = joinedClassifier(parcels);
  return lines.map((line) => {
    const found = orderOf(line);
    if (!found) return { line, order: null, suggested: match.suggested(line), ...classifyUnknown(), accruedPoisha: 0n };
    const order = before.apply(found);
    const facts = { line, order, terms: courier, isRepeated: before.hasParcel(order), restComes: line.restComes ?? false };
    const classification = classifyJoined(facts) ?? classifyLine(facts);
    return {
      line, order, suggested: null, ...classification, accruedPoisha: before.add(line, order, classification),
      // The order stands where the parcel that it has now stands.
      ...(order.isEarlier && { excess: NO_EXCESS }),
    };
  });
}

/** Classifies lines of one parcel by their sum, as the order was before the first of them; null where a line stands alone. */
function joinedClassifier(parcels: ReadonlyMap<PaidLine, JoinedParcel>): (facts: LineFacts) => Classification | null {
  const firsts = new Map<JoinedParcel, { order: LineFacts['order']; whole: Classification }>();
  return (facts) => {
    const { line, terms } = facts;
    const parcel = parcels.get(line);
    if (!parcel) return null;
    const { cash, sum } = parcel;
    const first = firsts.get(parcel) ?? { order: facts.order, whole: classifyLine({ ...facts, line: sum, restComes: cash.restComes ?? false }) };
    firsts.set(parcel, first);
    const { order, whole } = first;
    if (isWithoutOrder(whole.result) || whole.result === 'COMPENSATED') return null;
    return line === cash ? whole : classifyCharges({ line: sum, order, terms });
  };
}

const codesOf = ({ consignmentId, trackingCode, invoice }: FoundOrder) => [consignmentId, trackingCode, invoice].flatMap((code) => code ?? []);
