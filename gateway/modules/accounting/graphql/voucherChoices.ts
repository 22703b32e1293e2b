import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';

const MAX_CHOICES = 200;

interface Choice {
  id: string;
  name: string;
}

interface Choices {
  people: Choice[];
  adAccounts: string[];
  products: Choice[];
}

const VoucherChoice = builder.objectRef<Choice>('VoucherChoice').implement({
  description: 'What vouchers can be filtered by.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'Of the person or the product.' }),
    name: t.exposeString('name', { description: 'As people know it.' }),
  }),
});

const VoucherChoices = builder.objectRef<Choices>('VoucherChoices').implement({
  description: 'Whom and what vouchers can be filtered by; at most 200 of each.',
  fields: (t) => ({
    people: t.expose('people', { type: [VoucherChoice], description: 'Who works here or has worked here, by name.' }),
    adAccounts: t.exposeStringList('adAccounts', { description: 'Ad accounts of ad expenses, by name.' }),
    products: t.expose('products', { type: [VoucherChoice], description: 'Products that ad expenses have advertised, by name.' }),
  }),
});

/** People are called as on their vouchers: by their address while they have given no name. */
async function voucherChoices(businessId: string): Promise<Choices> {
  const [people, adAccounts, products] = await Promise.all([
    db.membership.findMany({
      where: { businessId, joinedAt: { not: null } }, select: { userId: true, user: { select: { name: true, email: true } } }, take: MAX_CHOICES,
    }),
    db.adSpend.findMany({ where: { businessId, adAccount: { not: '' } }, distinct: ['adAccount'], orderBy: { adAccount: 'asc' }, select: { adAccount: true }, take: MAX_CHOICES }),
    db.product.findMany({ where: { businessId, advertisedBy: { some: {} } }, orderBy: { name: 'asc' }, select: { id: true, name: true }, take: MAX_CHOICES }),
  ]);
  return {
    people: people.map(({ userId, user: { name, email } }) => ({ id: encodeId('Member', userId), name: name || email })).sort((one, other) => one.name.localeCompare(other.name)),
    adAccounts: adAccounts.map(({ adAccount }) => adAccount),
    products: products.map(({ id, name }) => ({ id: encodeId('Product', id), name })),
  };
}

builder.queryField('voucherChoices', (t) =>
  t.field({
    type: VoucherChoices,
    description: 'Whom and what vouchers can be filtered by.',
    ...requires('expense'),
    complexity: 20,
    resolve: (_root, _args, context) => voucherChoices(sessionOf(context).businessId),
  }),
);
