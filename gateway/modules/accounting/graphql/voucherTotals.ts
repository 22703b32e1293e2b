import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { whereOf } from '../../../list-query/list-query.ts';
import { voucherListQuery } from '../voucher-list-query.ts';
import { voucherTotals, type CategoryTotal, type VoucherTotals as Totals } from '../voucher-totals.ts';

const VoucherCategoryTotal = builder.objectRef<CategoryTotal>('VoucherCategoryTotal').implement({
  description: 'What the vouchers of one category come to.',
  fields: (t) => ({
    accountId: t.id({ description: 'Of the category.', resolve: ({ accountId }) => encodeId('Account', accountId) }),
    name: t.exposeString('name', { description: 'Of the category.' }),
    count: t.exposeInt('count', { description: 'How many they are.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What they come to.' }),
  }),
});

const VoucherTotals = builder.objectRef<Totals>('VoucherTotals').implement({
  description: 'What the vouchers of a list come to, shown or not; void ones come to nothing.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'How many stand.' }),
    amount: t.expose('amount', { type: 'Money', description: 'What was paid, received or moved.' }),
    fee: t.expose('fee', { type: 'Money', description: 'What banks and wallets took beside it.' }),
    categories: t.expose('categories', { type: [VoucherCategoryTotal], description: 'By category, those with most first.' }),
  }),
});

const filter = inputFromZod('VoucherTotalsFilter', voucherListQuery.filter);

builder.queryField('voucherTotals', (t) =>
  t.field({
    type: VoucherTotals,
    description: 'Sums over all vouchers that a filter lets through.',
    args: { filter: t.arg({ type: filter, description: 'Which vouchers; all of them when left out.' }) },
    ...requires('expense'),
    complexity: 50,
    resolve: async (_root, args, context) => {
      const session = sessionOf(context);
      const input = parseInput(voucherListQuery.filter, decodeInput(voucherListQuery.filter, args.filter ?? {}));
      return voucherTotals(session.businessId, await whereOf(voucherListQuery, session, input));
    },
  }),
);
