import { runQuery } from '../../../commands/execute.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { orderFilterValues, type OrderFilterValues } from '../order-filter-values.ts';

const OrderFilterSite = builder.objectRef<OrderFilterValues['sites'][number]>('OrderFilterSite').implement({
  description: 'A web shop that orders can be filtered by.',
  fields: (t) => ({
    id: t.id({ description: 'Of the site.', resolve: ({ id }) => encodeId('WebSite', id) }),
    name: t.exposeString('name', { description: 'What the business calls it.' }),
  }),
});

const OrderFilterValuesType = builder.objectRef<OrderFilterValues>('OrderFilterValues').implement({
  description: 'What orders can be filtered by: values of the latest orders and what is set up, each by name.',
  fields: (t) => ({
    couriers: t.exposeStringList('couriers', { description: 'Names of couriers that have or are to carry orders.' }),
    districts: t.exposeStringList('districts', { description: 'Where orders go.' }),
    sources: t.exposeStringList('sources', { description: 'Where orders come from.' }),
    tags: t.exposeStringList('tags', { description: 'Words that staff gave to orders.' }),
    skus: t.exposeStringList('skus', { description: 'SKUs that sold in the last 30 days.' }),
    cancelReasons: t.exposeStringList('cancelReasons', { description: 'Why orders were cancelled.' }),
    returnReasons: t.exposeStringList('returnReasons', { description: 'Why goods of orders came back.' }),
    sites: t.expose('sites', { type: [OrderFilterSite], description: 'Web shops that are connected, or were.' }),
  }),
});

builder.queryField('orderFilterValues', (t) =>
  t.field({
    type: OrderFilterValuesType,
    description: 'Values for the filters of orders. Others can be asked for as well.',
    ...requires(orderFilterValues.permission),
    complexity: 100,
    resolve: (_root, _args, context) => runQuery(orderFilterValues, sessionOf(context), {}),
  }),
);
