import { describe, expect, it } from 'vitest';
import { caseOf, classifyLine, type LineFacts } from '../classify-line.ts';

const TERMS: LineFacts['terms'] = {
  insidePoisha: 60_00n, suburbPoisha: 100_00n, outsidePoisha: 120_00n, extraKgPoisha: 0n, baseKg: 1, codBasisPoints: 0, returnPercent: 50, tolerancePoisha: 1_00n,
};

const LINE: LineFacts['line'] = {
  consignment: 'C1', invoice: '', phone: '', collectedPoisha: 0n, deliveryPoisha: 0n, codFeePoisha: 0n, returnPoisha: 0n, adjustPoisha: 0n,
};

/** Delivered in Dhaka, 1,000 taka to collect. */
const OWED: LineFacts['order'] = {
  id: 'order', status: 'DELIVERED', settlementStatus: 'UNSETTLED', district: 'Dhaka', thana: 'Gulshan', phone: '', owedPoisha: 1_000_00n, leftPoisha: 1_000_00n,
  claimPoisha: 0n, parcels: 1, deliveries: 0, returns: 0, grams: null,
};

const PREPAID = { settlementStatus: 'NA', owedPoisha: 0n, leftPoisha: 0n } as const;
const PAYS = { collectedPoisha: 1_000_00n, deliveryPoisha: 60_00n };
const CHARGES_BACK = { returnPoisha: 30_00n };

interface Example {
  line?: Partial<LineFacts['line']>;
  order?: Partial<LineFacts['order']>;
  is?: Partial<Pick<LineFacts, 'isRepeated' | 'restComes'>>;
}

const factsOf = ({ line, order, is }: Example): LineFacts =>
  ({ line: { ...LINE, ...line }, order: { ...OWED, ...order }, terms: TERMS, isRepeated: false, restComes: false, ...is });

describe('the case of a line', () => {
  it.each<[string, Example, { result: string; settled?: bigint; claim?: bigint }]>([
    ['pays for lost goods', { line: { collectedPoisha: 500_00n }, order: { ...PREPAID, status: 'LOST', claimPoisha: 400_00n } }, { result: 'COMPENSATED', claim: 400_00n }],
    ['pays for lost goods', { line: { adjustPoisha: 300_00n }, order: { claimPoisha: 400_00n } }, { result: 'COMPENSATED', claim: 300_00n }],
    ['charges for the way back, its cash on another line', { line: { ...CHARGES_BACK, deliveryPoisha: 60_00n }, order: { status: 'PARTIAL' } }, { result: 'MATCHED' }],
    ['charges for the way back, its cash on another line', { line: { returnPoisha: 90_00n }, order: { status: 'RETURNED', settlementStatus: 'SETTLED' } }, { result: 'CHARGE_DIFF' }],
    ['is for a parcel that is paid already', { line: PAYS, is: { isRepeated: true } }, { result: 'DUPLICATE' }],
    ['is for a parcel that is paid already', { line: PAYS, order: { settlementStatus: 'DISPUTED' } }, { result: 'DUPLICATE' }],
    ['charges for the way back again', { line: CHARGES_BACK, order: { status: 'PARTIAL', returns: 1 } }, { result: 'DUPLICATE' }],
    ['collected cash of an order that was paid in advance', { line: PAYS, order: PREPAID }, { result: 'OVER' }],
    ['comes before anything is owed', { line: PAYS, order: { ...PREPAID, status: 'SHIPPED' } }, { result: 'NOT_DELIVERED_HERE' }],
    ['comes before anything is owed', { line: PAYS, order: { ...PREPAID, status: 'RETURNED' } }, { result: 'NOT_DELIVERED_HERE' }],
    ['charges again where nothing is owed', { line: { deliveryPoisha: 60_00n }, order: { ...PREPAID, deliveries: 1 } }, { result: 'DUPLICATE' }],
    ['charges where nothing is owed', { line: { deliveryPoisha: 60_00n }, order: PREPAID }, { result: 'MATCHED' }],
    ['charges where nothing is owed', { line: CHARGES_BACK, order: { ...PREPAID, status: 'RETURNED' } }, { result: 'MATCHED' }],
    ['pays a part, the rest comes', { line: { collectedPoisha: 400_00n }, is: { restComes: true } }, { result: 'PARTIAL', settled: 400_00n }],
    ['pays too little', { line: { collectedPoisha: 400_00n } }, { result: 'SHORT', settled: 1_000_00n }],
    ['pays too much', { line: { collectedPoisha: 1_002_00n } }, { result: 'OVER', settled: 1_000_00n }],
    ['pays what is owed', { line: PAYS }, { result: 'MATCHED', settled: 1_000_00n }],
    ['pays what is owed', { line: { ...PAYS, deliveryPoisha: 75_00n } }, { result: 'CHARGE_DIFF', settled: 1_000_00n }],
  ])('%s (%#)', (name, example, { result, settled = 0n, claim = 0n }) => {
    const facts = factsOf(example);
    expect(caseOf(facts).name).toBe(name);
    expect(classifyLine(facts)).toMatchObject({ result, settledPoisha: settled, claimPoisha: claim });
  });
});
