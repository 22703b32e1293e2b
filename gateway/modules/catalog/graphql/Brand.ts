import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { brandsOf, createBrand, removeBrand, renameBrand } from '../brands.ts';

export const Brand = builder.prismaNode('Brand', {
  ...tenantRecord('product'),
  description: 'The name that goods are sold under.',
  fields: (t) => ({
    name: t.exposeString('name'),
    version: t.exposeInt('version'),
    productCount: t.relationCount('products', {
      where: { status: 'ACTIVE' }, description: 'Products on sale that bear it.',
    }),
  }),
});

builder.queryField('brands', (t) =>
  t.prismaField({
    type: [Brand],
    description: 'All brands, by name.',
    ...requires('product'),
    resolve: (query, _root, _args, context) => db.brand.findMany({ ...query, ...brandsOf(sessionOf(context)) }),
  }),
);

interface Answering {
  session: { businessId: string };
  query: object;
}

const brand = ({ id }: { id: string }, { session: { businessId }, query }: Answering) =>
  db.brand.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId, id } } });

commandField('createBrand', createBrand, {
  description: 'Adds a brand.', record: 'brand', type: Brand, resolve: brand,
});

commandField('renameBrand', renameBrand, {
  description: 'Gives a brand another name.', record: 'brand', type: Brand, resolve: brand,
});

commandField('removeBrand', removeBrand, {
  description: 'Removes a brand; its products bear another one, or none.',
  record: 'removedId',
  type: 'ID',
  resolve: ({ id }) => encodeId('Brand', id),
});
