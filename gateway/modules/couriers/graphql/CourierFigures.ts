import { builder } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import { NO_PARCELS, NOTHING_OPEN, openFigures, parcelFigures, type OpenFigures, type ParcelFigures } from '../courier-figures.ts';

/** A courier whose figures are asked for. */
interface Subject {
  id: string;
}

// Each is read only when one of its figures is selected, and once for all couriers.
const readParcels = sharedRead('courierParcels', parcelFigures);
const readOpen = sharedRead('courierBalances', openFigures);

const ofParcels = <Value>(value: (figures: ParcelFigures) => Value) => async ({ id }: Subject, _args: object, context: GraphQLContext) =>
  value((await readParcels(context, null)).get(id) ?? NO_PARCELS);

const ofOpen = <Value>(value: (figures: OpenFigures) => Value) => async ({ id }: Subject, _args: object, context: GraphQLContext) =>
  value((await readOpen(context, null)).get(id) ?? NOTHING_OPEN);

const share = (part: number, { delivered, returned }: ParcelFigures) =>
  delivered + returned === 0 ? null : part / (delivered + returned);

export const CourierFigures = builder.objectRef<Subject>('CourierFigures').implement({
  description: 'How a courier does, by the parcels that it was given in the last 90 days.',
  fields: (t) => ({
    parcels: t.int({ description: 'Handed over in the last 90 days.', resolve: ofParcels(({ parcels }) => parcels) }),
    deliveredShare: t.float({
      nullable: true,
      description: 'Of those that have ended, between 0 and 1; null while none has.',
      resolve: ofParcels((figures) => share(figures.delivered, figures)),
    }),
    returnShare: t.float({
      nullable: true,
      description: 'Of those that have ended, between 0 and 1; null while none has.',
      resolve: ofParcels((figures) => share(figures.returned, figures)),
    }),
    averageDays: t.float({
      nullable: true,
      description: 'From the counter to the door; null while nothing was delivered.',
      resolve: ofParcels(({ averageDays }) => averageDays),
    }),
    unsettledOrders: t.int({ description: 'Orders that it has not paid in full.', resolve: ofOpen(({ unsettledOrders }) => unsettledOrders) }),
    syncedAt: t.field({
      type: 'DateTime', nullable: true, description: 'When it last reported on a parcel, or answered about one; null without an API, or before its first word.',
      resolve: ofOpen(({ syncedAt }) => syncedAt),
    }),
    balance: t.field({
      type: 'Money', description: 'What it owes the business by the books; below zero, what it is owed.',
      resolve: ofOpen(({ balancePoisha }) => balancePoisha),
    }),
  }),
});
