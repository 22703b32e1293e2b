import { dhakaDay } from '../../../../../schema/rules/format.ts';
import { chargeByTerms } from '../../../../../schema/rules/terms-charge.ts';
import { db } from '../../../../db/client.ts';
import type { Prisma } from '../../../../db/generated/client/client.ts';
import type { OrderBasis } from '../profit-basis.ts';

type Figures = Record<'orders' | 'sales' | 'goods' | 'courier' | 'cod' | 'losses', bigint>;

const RECORDS = {
  lines: { include: { variant: { select: { weightGrams: true } } } }, shipments: { include: { courier: true } },
  settlementDecisions: { where: { isUndone: false } }, transitions: { where: { to: 'LOST' } },
  statementLines: { where: { statement: { status: 'POSTED' } }, include: { statement: true, decision: true, chargeDecision: true } },
} as const satisfies Prisma.OrderInclude;
type Records = Prisma.OrderGetPayload<{ include: typeof RECORDS }>;

const sum = <Row>(rows: readonly Row[], of: (row: Row) => bigint) => rows.reduce((all, row) => all + of(row), 0n);
const over = (amount: bigint) => (amount > 0n ? amount : 0n);
const earliest = (times: readonly Date[]) => times.toSorted((a, b) => a.getTime() - b.getTime())[0];

/** What its own entries say of income beside sales, and of goods that came back damaged. */
async function booked(businessId: string, orderId: string, code: string): Promise<bigint> {
  const { _sum: { debitPoisha, creditPoisha } } = await db.journalLine.aggregate({
    where: { businessId, account: { code }, entry: { sourceType: 'Order', sourceId: orderId } }, _sum: { debitPoisha: true, creditPoisha: true },
  });
  return (debitPoisha ?? 0n) - (creditPoisha ?? 0n);
}

/** What an order brings and costs by its own records: its advance, its lines on posted statements, and what was decided about it. */
async function byRecords(businessId: string, order: Records): Promise<{ basis: OrderBasis; day: string; figures: Figures }[]> {
  const { lines, shipments, settlementDecisions: decisions, status, settlementStatus, totalPoisha, revenuePoisha, collectedPoisha, advancePoisha } = order;
  const about = order.statementLines.filter(({ result }) => !['UNKNOWN_PARCEL', 'DUPLICATE', 'NOT_DELIVERED_HERE', 'EXPECTED_MISSING'].includes(result));
  const ofCash = about.filter(({ result }) => result === 'SHORT' || result === 'OVER');
  const compensated = about.filter(({ result }) => result === 'COMPENSATED');
  const refused = about.filter(({ disputesCharge, chargeDecision }) => disputesCharge && chargeDecision?.kind !== 'CHARGE_ACCEPTED');
  const decided = (...kinds: string[]) => decisions.filter(({ kind }) => kinds.includes(kind));
  const writtenOff = sum(decided('WRITE_OFF'), ({ amountPoisha }) => over(amountPoisha));
  const income = -(await booked(businessId, order.id, 'other-income'));
  const damaged = await booked(businessId, order.id, 'damaged-goods');
  const revenue = revenuePoisha + income + sum(compensated, (line) => line.collectedPoisha + line.adjustPoisha - line.claimPoisha);
  const goods = sum(lines, (line) => BigInt(line.deliveredQuantity) * (line.unitCostPoisha ?? 0n));
  const charge = sum(about, ({ deliveryPoisha }) => deliveryPoisha) - sum(refused, ({ excessDeliveryPoisha }) => excessDeliveryPoisha)
    + sum(about.filter((line) => !ofCash.includes(line) && !compensated.includes(line)), (line) => line.settledPoisha - line.collectedPoisha);
  const fee = sum(about, ({ codFeePoisha }) => codFeePoisha) - sum(refused, ({ excessFeePoisha }) => excessFeePoisha);
  const back = sum(about, ({ returnPoisha }) => returnPoisha) - sum(refused, ({ excessReturnPoisha }) => excessReturnPoisha);
  // What a statement added or took beside: an amount for a parcel that settles nothing, or an adjustment.
  const beside = order.statementLines.filter(({ result }) => result !== 'COMPENSATED').map((line) => {
    const isAbout = about.includes(line) || line.result === 'EXPECTED_MISSING';
    const kind = line.decision && !line.decision.isUndone ? line.decision.kind : null;
    return { isAbout, kind, amount: isAbout ? line.adjustPoisha : line.netPoisha };
  });
  const accepted = sum(beside.filter(({ kind }) => kind === 'WRITE_OFF'), ({ amount }) => amount);
  const kept = accepted + sum(beside.filter(({ isAbout, kind }) => isAbout && kind !== 'WRITE_OFF' && kind !== 'RESOLVE'), ({ amount }) => amount);
  const counted: { basis: OrderBasis; day: string; figures: Figures }[] = [];

  if (order.shippedAt) {
    const isOnItsWay = status === 'SHIPPED';
    const isEstimated = about.length === 0 || (settlementStatus === 'UNSETTLED' && charge === 0n);
    const { courier } = shipments.find(({ active }) => active)!;
    const grams = lines.every(({ variant }) => variant.weightGrams === null) ? null : lines.reduce((all, line) => all + line.quantity * (line.variant.weightGrams ?? 0), 0);
    const cash = isOnItsWay ? totalPoisha - advancePoisha : collectedPoisha;
    const { delivery, codFee } = isEstimated ? chargeByTerms(courier, { ...order, grams, cash, codPercent: 1 }) : { delivery: charge, codFee: fee };
    const due = sum(shipments, ({ returnDuePoisha }) => returnDuePoisha) - sum(about, ({ accruedPoisha }) => accruedPoisha);
    counted.push({
      basis: 'SHIPPED', day: dhakaDay(order.shippedAt), figures: {
        orders: 1n, sales: isOnItsWay ? totalPoisha : revenue, goods: isOnItsWay ? sum(lines, (line) => BigInt(line.quantity) * (line.unitCostPoisha ?? 0n)) : goods,
        courier: (delivery ?? 0n) + back + due, cod: codFee, losses: damaged + writtenOff - accepted,
      },
    });
  }

  const isOpen = settlementStatus !== 'NA';
  const lost = sum(lines, (line) => BigInt(line.lostQuantity) * (line.unitCostPoisha ?? 0n));
  const ended = order.deliveredAt ?? order.returnedAt;
  const settledAt = !isOpen && ended ? ended : earliest(decisions.filter(({ kind }) => kind !== 'DISPUTE').map(({ createdAt }) => createdAt));
  const day = about.map((line) => line.statement.day.toISOString().slice(0, 10)).toSorted()[0] ?? (settledAt && dhakaDay(settledAt));
  if (day) {
    const disputed = sum(ofCash, (line) => line.settledPoisha - line.collectedPoisha)
      + sum(about.filter(({ disputesCharge }) => disputesCharge), (line) => line.excessDeliveryPoisha + line.excessReturnPoisha + line.excessFeePoisha)
      + sum(decided('DISPUTE'), ({ amountPoisha }) => amountPoisha)
      - sum(decided('RESOLVE', 'WRITE_OFF', 'CHARGE_ACCEPTED').filter(({ before }) => before === 'DISPUTED'), ({ amountPoisha }) => amountPoisha);
    // The advance less what was given back, what statements have settled, and what left the courier by a decision.
    const came = revenue - collectedPoisha + sum(about, ({ settledPoisha }) => settledPoisha)
      + sum(decided('DISPUTE', 'WRITE_OFF').filter(({ before }) => before !== 'DISPUTED'), ({ amountPoisha }) => amountPoisha);
    const unpaid = lost - sum(about, ({ claimPoisha }) => claimPoisha) - sum(decided('CLAIM_PAID', 'CLAIM_WRITTEN_OFF'), ({ amountPoisha }) => amountPoisha);
    counted.push({
      basis: 'SETTLED', day, figures: {
        orders: 1n, sales: came - over(disputed) - (status === 'LOST' ? 0n : writtenOff), goods, courier: charge + back, cod: fee,
        losses: damaged + unpaid - kept + (status === 'LOST' ? writtenOff : 0n),
      },
    });
  }
  return counted;
}

/** What the orders of a business bring and cost, by day, on each basis of the profit report. */
export async function basesByRecords(businessId: string): Promise<Record<OrderBasis, Map<string, Figures>>> {
  const bases: Record<OrderBasis, Map<string, Figures>> = { SHIPPED: new Map(), SETTLED: new Map() };
  for (const order of await db.order.findMany({ where: { businessId }, include: RECORDS })) {
    for (const { basis, day, figures } of await byRecords(businessId, order)) {
      const sums = bases[basis].get(day);
      bases[basis].set(day, sums ? Object.fromEntries(Object.entries(figures).map(([name, value]) => [name, value + sums[name as keyof Figures]])) as Figures : figures);
    }
  }
  return bases;
}
