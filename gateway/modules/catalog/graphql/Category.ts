import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { categoriesOf, createCategory, moveCategory, removeCategory, renameCategory } from '../categories.ts';

export const Category = builder.prismaNode('Category', {
  ...tenantRecord('product'),
  description: 'A category of products; categories form a tree.',
  fields: (t) => ({
    name: t.exposeString('name'),
    version: t.exposeInt('version'),
    parent: t.relation('parent', { nullable: true, description: 'What it stands below; null at the top.' }),
    productCount: t.relationCount('products', {
      where: { status: 'ACTIVE' }, description: 'Products on sale that stand in it, not below it.',
    }),
  }),
});

builder.queryField('categories', (t) =>
  t.prismaField({
    type: [Category],
    description: 'All categories; those of one parent in their order.',
    ...requires('product'),
    resolve: (query, _root, _args, context) => db.category.findMany({ ...query, ...categoriesOf(sessionOf(context)) }),
  }),
);

interface Answering {
  session: { businessId: string };
  query: object;
}

const category = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.category.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createCategory', createCategory, {
  description: 'Adds a category, last among its siblings.', record: 'category', type: Category, resolve: category,
});

commandField('renameCategory', renameCategory, {
  description: 'Gives a category another name.', record: 'category', type: Category, resolve: category,
});

commandField('moveCategory', moveCategory, {
  description: 'Moves a category with all below it.', record: 'category', type: Category, resolve: category,
});

commandField('removeCategory', removeCategory, {
  description: 'Removes a category; its products and categories go to another one, as when two are merged.',
  record: 'removedId',
  type: 'ID',
  resolve: ({ id }) => encodeId('Category', id),
});
