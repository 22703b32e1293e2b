import type { Prisma } from '../../../db/generated/client/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { recordList } from '../../../graphql/record-list.ts';
import { wordingOf } from '../../../graphql/wording.ts';
import { MOVEMENT_RELATIONS, movementListQuery, stockBucket } from '../movement-list-query.ts';
import { memberName } from '../movement-actors.ts';
import type { Bucket } from '../stock-movement.ts';
import { Location } from './Location.ts';

type MovementRow = Prisma.StockMovementGetPayload<{ include: typeof MOVEMENT_RELATIONS }>;

/** The records that move stock, by the `sourceType` of the ledger rows. */
const SOURCES = {
  Product: 'ADDED_PRODUCT', Order: 'ORDER', Purchase: 'PURCHASE', StockAdjustment: 'DECREASE', StockTransfer: 'TRANSFER',
  StockCount: 'COUNT',
} as const;

const MovementSource = describedEnum<(typeof SOURCES)[keyof typeof SOURCES]>('MovementSource', 'What moved the stock.', {
  ADDED_PRODUCT: 'The opening stock of a product.',
  ORDER: 'A step of an order.',
  PURCHASE: 'Goods that were bought, returned or void.',
  DECREASE: 'A decrease, or one that was taken back.',
  TRANSFER: 'A transfer between locations.',
  COUNT: 'The differences of a stock count.',
});

nameEnum(stockBucket, describedEnum<Bucket>('StockBucket', 'Where the pieces of a variant can be.', {
  onHand: 'On the shelves, those promised to orders included.',
  reserved: 'Promised to orders that have not left.',
  withCourier: 'On the way to customers.',
  returning: 'On the way back.',
  damaged: 'Here, and not to be sold.',
  inTransfer: 'On the way here from another location.',
}));

const reasonOf = ({ reason, wording }: MovementRow) => wordingOf({ summary: reason, wording });

const StockMovement = builder.objectRef<MovementRow>('StockMovement').implement({
  description: 'One row of the stock ledger: what it added to or took from each bucket.',
  fields: (t) => ({
    id: t.id({ description: 'Of the row.', resolve: ({ id }) => encodeId('StockMovement', id) }),
    source: t.field({
      type: MovementSource,
      nullable: true,
      description: 'What moved it.',
      resolve: ({ sourceType }) => SOURCES[sourceType as keyof typeof SOURCES] ?? null,
    }),
    sourceId: t.id({
      description: 'Global id of the record that moved it.',
      resolve: ({ sourceType, sourceId }) => encodeId(sourceType, sourceId),
    }),
    unitCost: t.expose('unitCostPoisha', { ...COST_FIELD, type: 'Money', description: 'What one piece was worth when it moved.' }),
    sku: t.string({ description: 'Of the variant.', resolve: ({ variant }) => variant.sku }),
    location: t.expose('location', { type: Location, description: 'Where it moved.' }),
    reason: t.exposeString('reason', { description: 'Why, in one line of English.' }),
    messageKey: t.string({ description: 'As messageKey of Error.', resolve: (row) => reasonOf(row).messageKey }),
    messageValues: t.field({ type: 'MessageValues', description: 'As messageValues of Error.', resolve: (row) => reasonOf(row).messageValues }),
    actorName: t.string({
      description: 'Who moved it; empty where no member did.',
      complexity: 2,
      resolve: ({ businessId, actorId }) => (actorId ? memberName(businessId, actorId) : ''),
    }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    onHand: t.exposeInt('onHand', { description: 'Pieces added to what is on the shelves.' }),
    reserved: t.exposeInt('reserved', { description: 'Pieces added to what is promised.' }),
    withCourier: t.exposeInt('withCourier', { description: 'Pieces added to what couriers carry.' }),
    returning: t.exposeInt('returning', { description: 'Pieces added to what is coming back.' }),
    damaged: t.exposeInt('damaged', { description: 'Pieces added to what cannot be sold.' }),
    inTransfer: t.exposeInt('inTransfer', { description: 'Pieces added to what is on its way here from another location.' }),
    oversold: t.exposeBoolean('oversold', { description: 'It promised more than was on hand.' }),
  }),
});

const movements = recordList('StockMovements', { type: StockMovement, table: 'StockMovement', include: MOVEMENT_RELATIONS });

/** Ledger rows caused by a record: `stockMovements: t.connection(...movementsOf())`. */
export const movementsOf = () => movements({
  description: 'The stock movements it led to, oldest first.',
  sort: { column: 'createdAt', direction: 'asc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, sourceId: id }),
});

/** All ledger rows of a product, newest first. */
export const movementsOfProduct = () => movements({
  description: 'The movements of its stock, newest first.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ businessId, id }) => ({ businessId, variant: { productId: id } }),
});

/** Ledger rows of a product that brought pieces in, with their cost, or corrected the cost of those that had come. */
export const receiptsOfProduct = () => movements({
  description: 'The movements that brought pieces in at a cost, newest first: purchases and opening stock. One without pieces corrected the cost of earlier ones.',
  sort: { column: 'createdAt', direction: 'desc', kind: 'date' },
  where: ({ businessId, id }) => ({
    businessId, variant: { productId: id }, onHand: { gte: 0 }, sourceType: { in: ['Product', 'Purchase'] },
  }),
});

listQueryField('stockLedger', movementListQuery, {
  description: 'Rows of the stock ledger, newest first: what a figure of the stock is the sum of.',
  type: StockMovement,
});
