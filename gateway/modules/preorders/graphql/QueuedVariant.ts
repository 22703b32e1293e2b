import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { connectionOf } from '../../../graphql/connection.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { cursorScope, decodeCursor } from '../../../list-query/cursor.ts';
import { pageSize } from '../../../list-query/list-query.ts';
import { allocatePreorders } from '../allocate-preorders.ts';
import { planPreorder } from '../plan-preorder.ts';
import { PREORDER_SORT, preorderFilter, preorderQueue, type QueuedVariant as QueuedVariantRow } from '../preorder-queue.ts';

const QueuedVariant = builder.objectRef<QueuedVariantRow>('QueuedVariant').implement({
  description: 'A variant that customers have ordered before it is there.',
  fields: (t) => ({
    id: t.id({ description: 'Of this entry of the list.', resolve: ({ id }) => encodeId('QueuedVariant', id) }),
    variantId: t.id({ description: 'Global id of the variant.', resolve: ({ id }) => encodeId('Variant', id) }),
    productId: t.id({ description: 'Global id of its product.', resolve: ({ productId }) => encodeId('Product', productId) }),
    sku: t.exposeString('sku', { description: 'Its SKU.' }),
    name: t.exposeString('name', { description: "'Jamdani saree, Maroon'" }),
    orders: t.exposeInt('orders', { description: 'Orders that wait for it.' }),
    demand: t.exposeInt('demand', { description: 'Pieces that are waited for.' }),
    advance: t.expose('advancePoisha', { type: 'Money', description: 'What their customers have paid already.' }),
    oldest: t.expose('oldest', { type: 'DateTime', description: 'Since when the first of them waits: when it was taken or, after it was cancelled, taken up again.' }),
    available: t.exposeInt('available', { description: 'Pieces on hand that are promised to nobody.' }),
    onOrder: t.exposeInt('onOrder', { description: 'Ordered from suppliers and not here yet.' }),
    expectedOn: t.expose('expectedOn', { type: 'Date', nullable: true, description: 'The day in Dhaka that it is expected, as YYYY-MM-DD; null when nobody knows.' }),
  }),
});

const NAME = 'preorders.list';
const filterInput = inputFromZod('PreordersFilter', preorderFilter);

builder.queryField('preorders', (t) =>
  t.connection({
    type: QueuedVariant,
    description: 'What customers wait for, by variant; whoever has waited longest comes first.',
    args: { filter: t.arg({ type: filterInput }) },
    complexity: ({ first }) => ({ field: 20, multiplier: pageSize(first) / 10 }),
    ...requires('preorders', { input: preorderFilter }),
    resolve: async (_root, { first, after, filter }, context) => {
      const { businessId } = sessionOf(context);
      const scope = cursorScope(NAME, 'OLDEST', businessId);
      const { search } = parseInput(preorderFilter, filter ?? {});
      const size = pageSize(first);
      const rows = await preorderQueue(businessId, {
        search, take: size + 1, after: after ? decodeCursor(after, scope, PREORDER_SORT.kind) : null,
      });
      const page = { rows: rows.slice(0, size), hasNext: rows.length > size };
      return connectionOf(page, PREORDER_SORT, { first, after, scope });
    },
  }, { name: 'PreordersConnection' }, { name: 'PreordersEdge' }),
);

const Allocation = builder.objectRef<{ confirmed: number }>('PreorderAllocation').implement({
  description: 'What became of orders that waited for goods.',
  fields: (t) => ({ confirmed: t.exposeInt('confirmed', { description: 'Orders that have their goods and are confirmed now.' }) }),
});

commandField('allocatePreorders', allocatePreorders, {
  description: 'Confirms orders that waited for goods which are there now, the one that waits longest first. It happens by itself when goods come.',
  record: 'allocation',
  type: Allocation,
});

const PlannedVariant = builder.objectRef<{ variantId: string }>('PlannedVariant').implement({
  description: 'A variant whose coming was planned.',
  fields: (t) => ({
    variantId: t.id({ description: 'Global id of the variant.', resolve: ({ variantId }) => encodeId('Variant', variantId) }),
    queued: t.field({
      type: QueuedVariant, nullable: true, description: 'Its entry in the list; null when nobody waits for it any more.',
      resolve: async ({ variantId }, _args, context) =>
        (await preorderQueue(sessionOf(context).businessId, { variantId, take: 1, after: null }))[0] ?? null,
    }),
  }),
});

commandField('planPreorder', planPreorder, {
  description: 'Says when goods that customers wait for are expected.', record: 'planned', type: PlannedVariant,
});
