import { builder, sessionOf } from '../../../graphql/builder.ts';
import type { GraphQLContext } from '../../../graphql/context.ts';
import { courierFigures, type CourierFigures } from '../courier-figures.ts';

const share = (part: number, { delivered, returned }: CourierFigures) =>
  delivered + returned === 0 ? null : part / (delivered + returned);

export const CourierFiguresType = builder.objectRef<CourierFigures>('CourierFigures').implement({
  description: 'How a courier does, by the parcels that it was given in the last 90 days.',
  fields: (t) => ({
    parcels: t.exposeInt('parcels', { description: 'Handed over in the last 90 days.' }),
    deliveredShare: t.float({
      nullable: true,
      description: 'Of those that have ended, between 0 and 1; null while none has.',
      resolve: (figures) => share(figures.delivered, figures),
    }),
    returnShare: t.float({
      nullable: true,
      description: 'Of those that have ended, between 0 and 1; null while none has.',
      resolve: (figures) => share(figures.returned, figures),
    }),
    averageDays: t.exposeFloat('averageDays', { nullable: true, description: 'From the counter to the door; null while nothing was delivered.' }),
    unsettledOrders: t.exposeInt('unsettledOrders', { description: 'Orders that it has not paid in full.' }),
    syncedAt: t.expose('syncedAt', {
      type: 'DateTime', nullable: true, description: 'When it last reported on a parcel, or answered about one; null without an API, or before its first word.',
    }),
    balance: t.expose('balancePoisha', { type: 'Money', description: 'What it owes the business by the books; below zero, what it is owed.' }),
  }),
});

/** Read once per request, for any number of couriers. */
const figuresByContext = new WeakMap<GraphQLContext, Promise<Map<string, CourierFigures>>>();

export async function figuresOf(context: GraphQLContext, { id }: { id: string }): Promise<CourierFigures | null> {
  const known = figuresByContext.get(context) ?? courierFigures(sessionOf(context).businessId);
  figuresByContext.set(context, known);
  return (await known).get(id) ?? null;
}
