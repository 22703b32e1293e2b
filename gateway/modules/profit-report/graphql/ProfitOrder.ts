import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionArguments, connectionOf } from '../../../graphql/connection.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize, type PageRequest } from '../../../list-query/list-query.ts';
import { orderReference } from '../../../../schema/rules/order-code.ts';
import type { OrderOnBasis } from '../../couriers/settlement/profit-on-basis.ts';
import type { OrderBasis } from '../../couriers/settlement/profit-basis.ts';
import { orderBasis, PROFIT_ORDERS_SORT, profitOrders, profitOrdersFilter } from '../profit-orders.ts';

nameEnum(orderBasis, describedEnum<OrderBasis>('OrderProfitBasis', 'On which day an order counts as a whole.', {
  SHIPPED: 'Of the shipping.', SETTLED: 'Of the settlement.',
}));

const money = (description: string) => ({ ...COST_FIELD, type: 'Money' as const, description });

const ProfitOrder = builder.objectRef<OrderOnBasis>('ProfitOrder').implement({
  description: 'What an order brings and costs in the profit report.',
  fields: (t) => ({
    id: t.id({ description: 'Of the order.', resolve: ({ id }) => encodeId('Order', id) }),
    reference: t.string({
      description: 'What people call the order.', resolve: ({ number }, _args, context) => orderReference(sessionOf(context).business?.orderPrefix ?? '', number),
    }),
    customerName: t.exposeString('customerName', { description: 'Who gets it.' }),
    status: t.exposeString('status', { description: 'As OrderStatus has it.' }),
    settlement: t.exposeString('settlementStatus', { description: 'As SettlementStatus has it.' }),
    day: t.expose('day', { type: 'DateTime', description: 'The day in Dhaka on which it counts.' }),
    isEstimated: t.exposeBoolean('isEstimated', { description: "Its charges follow from the courier's terms; no statement has told them yet." }),
    isChargeUnknown: t.exposeBoolean('isChargeUnknown', { description: 'Nor do the terms say what bringing it costs, or where it goes: nothing is counted for that.' }),
    sales: t.expose('sales', money('Goods and delivery, and money that paid for no goods. SHIPPED: as it is expected now. SETTLED: what has come.')),
    costOfGoods: t.expose('goods', money('Of the goods that stay with the customer; SHIPPED: of all that may stay.')),
    courierCharges: t.expose('courier', money('For the way there and back.')),
    codFees: t.expose('cod', money('For the cash.')),
    losses: t.expose('losses', money('Of goods that came back damaged or were lost, and of money that was given up.')),
    result: t.field({
      ...money('Sales less all of these: its part of the gross profit.'),
      resolve: ({ sales, goods, courier, cod, losses }) => sales - goods - courier - cod - losses,
    }),
  }),
});

const filterInput = inputFromZod('ProfitOrdersFilter', profitOrdersFilter);

type Arguments = Omit<PageRequest, 'scope'> & { filter?: unknown };

const options = {
  type: ProfitOrder,
  description: 'The orders behind the figures of the profit report, the latest day first. They add up to it. One statement.',
  args: builder.args((t) => ({ filter: t.field({ type: filterInput, description: 'Which days, basis and orders.' }) })),
  complexity: ({ first }: Arguments) => ({ field: 100, multiplier: pageSize(first) / 10 }),
  ...requires('ADMIN', { input: profitOrdersFilter }),
  resolve: async (_root: unknown, args: Arguments, context: GraphQLContext) => {
    const { businessId } = sessionOf(context);
    const filter = parseInput(profitOrdersFilter, decodeInput(profitOrdersFilter, args.filter ?? {}));
    const scope = cursorScope(`accounting.profitOrders ${filter.basis}`, 'NEWEST', businessId);
    const size = pageSize(args.first);
    const after = args.after ? decodeCursor(args.after, scope, PROFIT_ORDERS_SORT.kind) : undefined;
    const rows = await profitOrders(businessId, filter, { after, take: size + 1 });
    return connectionOf({ rows: rows.slice(0, size), hasNext: rows.length > size }, PROFIT_ORDERS_SORT, { ...args, scope });
  },
};

builder.queryField('profitOrders', (t) =>
  t.connection(...connectionArguments(options, { name: 'ProfitOrdersConnection' }, { name: 'ProfitOrdersEdge' })));
