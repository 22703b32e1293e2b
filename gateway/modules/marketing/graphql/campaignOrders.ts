import type { z } from 'zod';
import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { connectionArguments, connectionOf } from '../../../graphql/connection.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize, type PageRequest } from '../../../list-query/list-query.ts';
import { CAMPAIGN_ORDERS_SORT, campaignOrders, campaignOrdersFilter, campaignOrderState, type CampaignOrder as OrderRow } from '../campaign-orders.ts';

nameEnum(campaignOrderState, describedEnum<z.output<typeof campaignOrderState>>('CampaignOrderState', 'A column of the report of ads, whose orders a list shows.', {
  APPROVED: 'Confirmed.', DELIVERED: 'Delivered, in part too.', SETTLED: 'Delivered, and no courier holds the money.', RETURNED: 'Came back, or on the way back.',
}));

const CampaignOrder = builder.objectRef<OrderRow>('CampaignOrder').implement({
  description: 'An order, or a web order that did not become one, in the report of ads.',
  fields: (t) => ({
    id: t.id({ description: 'Of the order, else of the web order.', resolve: ({ id, orderId }) => encodeId(orderId ? 'Order' : 'WebOrder', orderId ?? id) }),
    isWebOrder: t.boolean({ description: 'It is a web order that did not become an order.', resolve: ({ orderId }) => orderId === null }),
    number: t.exposeString('number', { description: 'Of the order, or of the web order in its shop, as people write it.' }),
    customerName: t.exposeString('customerName', { description: 'Who gets it.' }),
    placedAt: t.expose('placedAt', { type: 'DateTime', description: 'When it was ordered.' }),
    items: t.exposeString('items', { description: 'What was ordered, in short.' }),
    status: t.exposeString('status', { description: 'As OrderStatus has it, or WebOrderStatus.' }),
    settlement: t.exposeString('settlementStatus', { nullable: true, description: 'As SettlementStatus has it; null for a web order.' }),
    total: t.expose('totalPoisha', { type: 'Money', nullable: true, description: 'What the customer pays; null in a foreign currency.' }),
    tag: t.exposeString('tag', { description: 'The utm_campaign that its link had; may be empty.' }),
    isByTag: t.exposeBoolean('isTagged', { nullable: true, description: 'It belongs to its campaign by its tag; false: by its products. Null where it belongs to none.' }),
    share: t.exposeFloat('share', { description: 'The part of it that belongs to the campaign; 1 for all of it.' }),
    profit: t.expose('profitPoisha', { ...COST_FIELD, type: 'Money', description: 'Of that part, before the ads; null until it was delivered, came back or was lost.' }),
  }),
});

const filterInput = inputFromZod('CampaignOrdersFilter', campaignOrdersFilter);

type Arguments = Omit<PageRequest, 'scope'> & { filter?: unknown };

const options = {
  type: CampaignOrder,
  description: 'The orders behind a figure of the report of ads, newest first. Their shares add up to it.',
  args: builder.args((t) => ({ filter: t.field({ type: filterInput }) })),
  complexity: ({ first }: Arguments) => ({ field: 100, multiplier: pageSize(first) / 10 }),
  ...requires('adFigures', { input: campaignOrdersFilter }),
  resolve: async (_root: unknown, args: Arguments, context: GraphQLContext) => {
    const session = sessionOf(context);
    const scope = cursorScope('marketing.campaignOrders', 'NEWEST', session.businessId);
    const filter = parseInput(campaignOrdersFilter, decodeInput(campaignOrdersFilter, args.filter ?? {}));
    const size = pageSize(args.first);
    const after = args.after ? decodeCursor(args.after, scope, CAMPAIGN_ORDERS_SORT.kind) : undefined;
    const rows = await campaignOrders(session, filter, { after, take: size + 1 });
    return connectionOf({ rows: rows.slice(0, size), hasNext: rows.length > size }, CAMPAIGN_ORDERS_SORT, { ...args, scope });
  },
};

builder.queryField('campaignOrders', (t) =>
  t.connection(...connectionArguments(options, { name: 'CampaignOrdersConnection' }, { name: 'CampaignOrdersEdge' })));
