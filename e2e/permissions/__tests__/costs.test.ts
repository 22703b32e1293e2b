import { getNamedType, isInterfaceType, isNonNullType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { schema } from '../../../gateway/graphql/schema.ts';
import { COST_LIKE, fields, isMasked, masked, objects, type Field } from '../cost-fields.ts';

/** Named like a cost, and none that is hidden. */
const NO_COSTS = [
  // Messages that one SMS takes off the balance.
  'SmsMessage.cost',
  // What a customer pays.
  'Business.deliveryFeeInside', 'Business.deliveryFeeSuburb', 'Business.deliveryFeeOutside', 'Business.deliveryFeeExtraKg',
  'Order.deliveryFee',
  'OrderEditPreview.deliveryFee', 'WebOrderDraft.deliveryFee', 'WebOrder.fees',
  // Part of an expense, which whoever enters expenses reads.
  'AdSpend.agencyFee', 'Voucher.fee', 'VoucherTotals.fee',
  // Read from a file that the person who asks has in hand.
  'StatementPreview.net',
  // What a dispute is about, not how much it is.
  'NotSettledOrder.isInDisputeAboutCharges',
  // Whether one is known, not how much it is.
  'ProfitOrder.isChargeUnknown',
  'ProfitPeriod.unknownCharges',
  // Answers a purchase, whose own fields are masked.
  'Mutation.correctCosts',
  // Answers an order, whose own fields are masked.
  'Mutation.waiveReturnCharge',
  // Hold figures that are masked one by one.
  'Query.profitReport', 'ProfitReport.rows', 'ProfitReport.total', 'ProfitReport.totalBefore',
  'Query.profitOrders', 'ProfitOrdersConnection.edges', 'ProfitOrdersEdge.node',
  // On which day sales count.
  'ProfitReport.basis',
  // Of businesses that the viewer has founded, whatever the selected one hides from them.
  'RangeFigures.profit',
  // A share of orders that came back.
  'CallDeskSetting.returnPercent',
];

/** Named after a cost, or its description says that it is one. */
const looksLikeCost = ({ name, description, type }: Field) =>
  COST_LIKE.test(name) || COST_LIKE.test(getNamedType(type).name) || /\bcosts? the business|\bprofit\b/i.test(description ?? '');

/** Nothing but masked fields lead to its type, or to the types that it is reached through. Types may lead to each other: `seen` are those on the way. */
function isBehindMasked(name: string, seen: readonly string[] = []): boolean {
  const own = name.split('.')[0]!;
  if (seen.includes(own)) return true;
  const leading = fields.filter(([, { type }]) => getNamedType(type).name === own);
  return leading.length > 0 && leading.every(([from, field]) => isMasked(field) || isBehindMasked(from, [...seen, own]));
}

describe('every field that tells a cost', () => {
  it('is masked', () => {
    const open = fields.filter(([name, field]) =>
      looksLikeCost(field) && !isMasked(field) && !isBehindMasked(name) && !NO_COSTS.includes(name));
    expect(open.map(([name]) => name)).toEqual([]);
    expect(masked.length).toBeGreaterThanOrEqual(4);
  });

  it('can be null, so that the rest of its record can be read', () => {
    expect(masked.filter(([, { type }]) => isNonNullType(type)).map(([name]) => name)).toEqual([]);
  });

  it('stands in no interface, which would show it unmasked', () => {
    const interfaces = Object.values(schema.getTypeMap()).filter(isInterfaceType);
    expect(interfaces.flatMap((type) => Object.values(type.getFields()).filter(looksLikeCost))).toEqual([]);
  });

  it('and both sides of the journal are behind a masked field', () => {
    const open = new Set(objects.map(({ name }) => name).filter((name) => !name.startsWith('Journal')));
    const leading = fields.filter(([name, { type }]) =>
      open.has(name.split('.')[0]!) && getNamedType(type).name.startsWith('Journal'));
    expect(leading.length).toBeGreaterThan(0);
    expect(leading.filter(([, field]) => !isMasked(field)).map(([name]) => name)).toEqual([]);
  });
});
