import { db } from '../../../db/client.ts';
import type { Courier as Row } from '../../../db/generated/client/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { courierListQuery, deliveryMethodListQuery } from '../courier-list-query.ts';
import { saveDeliveryMethod } from '../save-delivery-method.ts';
import { CourierFigures } from './CourierFigures.ts';
import { CourierKind } from './courierEnums.ts';
import { CourierTerms } from './CourierTerms.ts';

/** The terms and the money of a courier are null for members without the permission. */
const MANAGED = {
  nullable: true,
  authScopes: { permission: 'deliveryMethod' },
  unauthorizedResolver: () => null,
} as const;

export const Courier = builder.prismaNode('Courier', {
  ...tenantRecord('readOrders', 'deliveryMethod'),
  description: 'A delivery method: who carries parcels for the business.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it.' }),
    kind: t.expose('kind', { type: CourierKind, description: 'How it takes parcels.' }),
    isActive: t.exposeBoolean('isActive', { description: 'It takes new parcels.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    terms: t.field({
      ...MANAGED,
      type: CourierTerms,
      description: 'On which terms it works; null for whoever may not change delivery methods.',
      // Declares no columns, so that all columns of the row are loaded.
      resolve: (row) => row,
    }),
    figures: t.field({
      ...MANAGED,
      type: CourierFigures,
      description: 'How it does, by own parcels; null for whoever may not change delivery methods.',
      complexity: 10,
      extensions: readsColumns('id'),
      resolve: ({ id }) => ({ id }),
    }),
    timeline: t.connection(...timelineOf('Courier')),
  }),
});

listQueryField('couriers', courierListQuery, {
  description: 'Delivery methods of the business, by name.',
  type: Courier,
});

listQueryField('deliveryMethods', deliveryMethodListQuery, {
  description: 'Delivery methods with their terms and figures, by name.',
  type: Courier,
});

type Choice = Pick<Row, 'name'> & { districts: { district: string }[] };

const CourierChoice = builder.objectRef<Choice>('CourierChoice').implement({
  description: 'A delivery method that an order can be planned for.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it.' }),
    districts: t.stringList({
      description: 'For whose orders it is proposed.',
      resolve: ({ districts }) => districts.map(({ district }) => district),
    }),
  }),
});

builder.queryField('courierChoices', (t) =>
  t.field({
    type: [CourierChoice],
    description: 'Delivery methods that take new parcels, by name; at most 100.',
    ...requires('chooseCourier'),
    resolve: (_root, _args, context) =>
      db.courier.findMany({
        where: { businessId: sessionOf(context).businessId, isActive: true },
        orderBy: { name: 'asc' },
        take: 100,
        select: { name: true, districts: { select: { district: true } } },
      }),
  }),
);

commandField('saveDeliveryMethod', saveDeliveryMethod, {
  description: 'Adds or changes a delivery method. Its keys are kept encrypted and never shown again.',
  record: 'courier',
  type: Courier,
  resolve: ({ id }, { session, query }) =>
    db.courier.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});
