import type { Prisma } from '../../../db/generated/client/client.ts';
import { reads } from '../../../fast-reads/reads.ts';
import { builder } from '../../../graphql/builder.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { Location } from './Location.ts';

const SHOWN = { variant: { select: { sku: true } }, location: true } as const;

type MovementRow = Prisma.StockMovementGetPayload<{ include: typeof SHOWN }>;

const StockMovement = builder.objectRef<MovementRow>('StockMovement').implement({
  description: 'One row of the stock ledger: what it added to or took from each bucket.',
  fields: (t) => ({
    sku: t.string({ description: 'Of the variant.', resolve: ({ variant }) => variant.sku }),
    location: t.expose('location', { type: Location, description: 'Where it moved.' }),
    reason: t.exposeString('reason', { description: 'Why, in one line.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    onHand: t.exposeInt('onHand', { description: 'Pieces added to what is on the shelves.' }),
    reserved: t.exposeInt('reserved', { description: 'Pieces added to what is promised.' }),
    withCourier: t.exposeInt('withCourier', { description: 'Pieces added to what couriers carry.' }),
    returning: t.exposeInt('returning', { description: 'Pieces added to what is coming back.' }),
    damaged: t.exposeInt('damaged', { description: 'Pieces added to what cannot be sold.' }),
    oversold: t.exposeBoolean('oversold', { description: 'It promised more than was on hand.' }),
  }),
});

const movements = recordList('StockMovements', {
  type: StockMovement,
  find: (page) => reads.stockMovement.findMany({ ...page, include: SHOWN }),
});

/** What any record did to the stock: `stockMovements: t.connection(...movementsOf())`. */
export const movementsOf = () => movements({
  description: 'The stock movements it led to, oldest first.',
  sort: { column: 'createdAt', direction: 'asc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, sourceId: id }),
});

/** How the stock of a product came to be what it is. */
export const movementsOfProduct = () => movements({
  description: 'The movements of its stock, newest first.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, variant: { productId: id } }),
});
