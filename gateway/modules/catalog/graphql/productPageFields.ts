import type { Prisma } from '../../../db/generated/client/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { Location } from '../../inventory/graphql/Location.ts';
import { productListings, type Listing } from '../product-listings.ts';
import { productSales, type ProductSales as Sales } from '../product-sales.ts';

type PlaceRow = Prisma.StockBalanceGetPayload<{ include: { location: true } }>;

const StockAtLocation = builder.objectRef<PlaceRow>('StockAtLocation').implement({
  description: 'Where the pieces of a variant are at one location.',
  fields: (t) => ({
    location: t.expose('location', { type: Location, description: 'The location.' }),
    onHand: t.exposeInt('onHand', { description: 'On the shelves, those promised to orders included.' }),
    reserved: t.exposeInt('reserved', { description: 'Promised to orders that have not left.' }),
    withCourier: t.exposeInt('withCourier', { description: 'On the way to customers.' }),
    returning: t.exposeInt('returning', { description: 'On the way back, not in hand.' }),
    damaged: t.exposeInt('damaged', { description: 'Here, and not to be sold.' }),
    inTransfer: t.exposeInt('inTransfer', { description: 'On the way here from another location.' }),
  }),
});

builder.prismaObjectField('Variant', 'stockByLocation', (t) =>
  t.field({
    type: [StockAtLocation],
    description: 'Where its pieces are, location by location, the default one first.',
    complexity: 10,
    select: { balances: { include: { location: true } } },
    resolve: ({ balances }) => balances.toSorted((a, b) =>
      Number(b.location.isDefault) - Number(a.location.isDefault) || a.location.name.localeCompare(b.location.name)),
  }),
);

const ProductSales = builder.objectRef<Sales>('ProductSales').implement({
  description: 'What a product sold in the last 30 days.',
  fields: (t) => ({
    shipped: t.exposeInt('shipped', { description: 'Pieces that left with couriers.' }),
    back: t.exposeInt('back', { description: 'Returned pieces that are on hand again.' }),
    delivered: t.exposeInt('delivered', { description: 'Pieces that customers took.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'What the lines of those have earned: discounts of lines and of whole orders taken off.' }),
  }),
});

builder.prismaObjectField('Product', 'sales', (t) =>
  t.field({
    type: ProductSales,
    description: 'What it sold in the last 30 days.',
    complexity: 20,
    extensions: readsColumns('businessId', 'id'),
    resolve: ({ businessId, id }) => productSales(businessId, id),
  }),
);

const ProductListing = builder.objectRef<Listing>('ProductListing').implement({
  description: 'A product of a web shop that is known to be this one.',
  fields: (t) => ({
    siteName: t.exposeString('siteName', { description: 'Of the web shop.' }),
    name: t.exposeString('name', { description: 'What it is called there.' }),
    sku: t.exposeString('sku', { description: 'Its SKU there; may be empty.' }),
  }),
});

builder.prismaObjectField('Product', 'listings', (t) =>
  t.field({
    type: [ProductListing],
    description: 'Where web shops sell it, 100 at most.',
    complexity: 10,
    extensions: readsColumns('businessId', 'id'),
    resolve: ({ businessId, id }) => productListings(businessId, id),
  }),
);
