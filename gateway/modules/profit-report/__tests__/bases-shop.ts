import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { testServer, type TestServer } from '../../../../e2e/support/test-server.ts';
import { tokenOf } from '../../../../prisma/seed/factories/session.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { ago, noon, today } from '../../accounting/__tests__/trade.ts';
import { courierShop } from '../../couriers/settlement/__tests__/courier-shop.ts';
import { receiveReturn } from '../../orders/return-orders.ts';

const OF_ORDERS = ['sales', 'costOfGoods', 'courierCharges', 'codFees', 'losses'] as const;
const FIGURES = [...OF_ORDERS, 'otherIncome', 'ads', 'otherCosts', 'gross', 'net'] as const;
type Figures = Record<(typeof FIGURES)[number], number>;
export type Basis = 'DELIVERED' | 'SHIPPED' | 'SETTLED';
export type Row = Record<(typeof OF_ORDERS)[number] | 'result', number> & { id: string; day: string; isEstimated: boolean; reference: string };

const QUERY = `query ($filter: ProfitReportFilter, $orders: ProfitOrdersFilter!, $from: DateTime!, $to: DateTime!) {
  profitReport(filter: $filter) { basis isByMonth rows { from orders ${FIGURES.join(' ')} } total { orders ${FIGURES.join(' ')} } totalBefore { orders sales net } }
  profitOrders(first: 100, filter: $orders) { edges { node { id day reference isEstimated ${OF_ORDERS.join(' ')} result } } }
  ${['OTHER_INCOME', 'ADS', 'COSTS', 'NET'].map((part) => `${part}: ledger(first: 100, filter: { part: ${part}, withoutOrders: true, from: $from, to: $to }) { edges { node { debit credit } } }`).join('\n')}
}`;

interface Report { rows: (Figures & { from: string; orders: number | null })[]; total: Figures & { orders: number | null }; totalBefore: { orders: number; sales: number; net: number } }
type Lines = { edges: { node: { debit: number; credit: number } }[] };

export const rowOf = ({ orders }: { orders: Row[] }, orderId: string) => orders.find(({ id }) => id === encodeId('Order', orderId));

/** A shop whose courier has terms, and the report of profit and sales on its bases, as its founder reads it. */
export function basesShop() {
  const shop = courierShop({ terms: { codPercent: 1, tolerance: 1, insideCharge: 60, returnPercent: 50 }, district: 'Dhaka' });
  const { world, enter, post } = shop;
  let server: TestServer;
  let founder: string;
  beforeAll(async () => { server = await testServer(); });
  afterAll(() => server.close());
  beforeEach(async () => { founder = await tokenOf(world().shop.founder); });

  /** The report on a basis, checked against the orders and the entries behind it. */
  async function read(basis: Basis, { from = ago(10), to = today } = {}): Promise<Report & { orders: Row[] }> {
    const { data, errors } = await server.graphql<{ profitReport: Report; profitOrders: { edges: { node: Row }[] } } & Record<string, Lines>>(
      founder, QUERY,
      { filter: { basis, from, to }, orders: { basis: basis === 'DELIVERED' ? 'SHIPPED' : basis, from, to }, from: noon(from), to: noon(to) });
    expect(errors).toBeUndefined();
    const { profitReport: report, profitOrders: { edges }, ...parts } = data!;
    const orders = edges.map(({ node }) => node);
    const { total, rows } = report;
    for (const figure of FIGURES) expect([figure, rows.reduce((sum, row) => sum + row[figure], 0)]).toEqual([figure, expect.closeTo(total[figure], 6)]);
    if (basis !== 'DELIVERED') {
      expect(total.orders).toBe(orders.length);
      for (const { from: day, orders: count, ...figures } of rows) {
        const its = orders.filter((order) => order.day.slice(0, 10) === day);
        expect(its).toHaveLength(count!);
        for (const figure of OF_ORDERS) expect([day, figure, its.reduce((sum, order) => sum + order[figure], 0)]).toEqual([day, figure, expect.closeTo(figures[figure], 6)]);
      }
      const behind = (part: string) => (parts as Record<string, Lines>)[part]!.edges.reduce((sum, { node: { debit, credit } }) => sum + credit - debit, 0);
      expect([behind('OTHER_INCOME'), -behind('ADS'), -behind('COSTS')]).toEqual([total.otherIncome, total.ads, total.otherCosts].map((one) => expect.closeTo(one, 6)));
      expect(behind('NET')).toBeCloseTo(total.net - total.gross, 6);
    }
    return { ...report, orders };
  }

  async function settle(...lines: object[]): Promise<string> {
    const { id } = await enter(lines);
    await post(id);
    return id;
  }

  const run = (command: Parameters<typeof execute>[0], input: object) => execute(command, world().session, input);
  const lineOf = async (orderId: string) => (await db.orderLine.findFirstOrThrow({ where: { businessId: world().shop.id, orderId } })).id;
  const comeBack = async (orderId: string, good: number, damaged = 0) =>
    run(receiveReturn, { orderId, lines: [{ lineId: await lineOf(orderId), good, damaged, missing: 0 }] });
  return { ...shop, server: () => server, founder: () => founder, read, settle, run, lineOf, comeBack };
}
