import { builder, sessionOf } from '../../../graphql/builder.ts';
import { decodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { db } from '../../../db/client.ts';
import { containsText } from '../../../list-query/like-text.ts';
import { AREA_IDS } from '../areas/courier-areas.ts';
import { placesOfOrders, type OrdersPlace } from '../areas/places-of-orders.ts';
import type { CourierArea as Area } from '../clients/courier-client.ts';
import { orderIdsOf } from './order-ids.ts';

const MAX_AREAS = 30;

const CourierArea = builder.objectRef<Area>('CourierArea').implement({
  description: "A place in a courier's own ids.",
  fields: (t) => ({
    code: t.exposeString('code', { description: "The courier's id of it." }),
    name: t.exposeString('name', { description: 'As the courier calls it.' }),
    groupName: t.exposeString('groupName', { description: 'The city or district that it lies in.' }),
  }),
});

const CourierPlace = builder.objectRef<OrdersPlace>('CourierPlace').implement({
  description: "Where some orders go, with the courier's area for it.",
  fields: (t) => ({
    district: t.exposeString('district', { description: 'Of the orders.' }),
    thana: t.exposeString('thana', { description: 'Of the orders; may be empty.' }),
    orders: t.exposeInt('orders', { description: 'How many of them go there.' }),
    area: t.field({
      type: CourierArea, nullable: true, description: "The courier's area; null where none has a name like it.",
      resolve: ({ placed }) => placed?.area ?? null,
    }),
    isSure: t.boolean({ description: 'Somebody has chosen it, or the names are the same.', resolve: ({ placed }) => placed?.isSure ?? false }),
  }),
});

builder.queryField('courierPlaces', (t) =>
  t.field({
    type: [CourierPlace],
    description: 'Where some orders go, with the areas of a courier; empty for a courier that reads addresses itself.',
    args: {
      courierId: t.arg.id({ required: true, description: 'Who is to carry them.' }),
      orders: t.arg.idList({ required: true, description: 'At most 500.' }),
    },
    ...requires('orderUpdate'),
    complexity: 100,
    resolve: async (_root, { courierId, orders }, context) => {
      const { businessId } = sessionOf(context);
      const ids = orderIdsOf(orders);
      const decoded = decodeId(String(courierId));
      if (decoded?.typename !== 'Courier') return [];
      const courier = await db.courier.findUnique({ where: { businessId_id: { businessId, id: decoded.id } }, select: { provider: true } });
      if (!courier?.provider || AREA_IDS[courier.provider] === 'none') return [];
      return placesOfOrders(businessId, decoded.id, ids);
    },
  }),
);

builder.queryField('courierAreas', (t) =>
  t.field({
    type: [CourierArea],
    description: 'Areas of a courier by a part of their name, at most 30.',
    args: {
      courierId: t.arg.id({ required: true, description: 'Whose areas.' }),
      search: t.arg.string({ required: true, description: 'A part of the name of an area, or of its city.' }),
    },
    ...requires('orderUpdate'),
    complexity: 40,
    resolve: (_root, { courierId, search }, context) => {
      const decoded = decodeId(String(courierId));
      if (decoded?.typename !== 'Courier') return [];
      return db.courierArea.findMany({
        where: {
          businessId: sessionOf(context).businessId, courierId: decoded.id,
          OR: containsText(search.trim().slice(0, 100)).flatMap((part) => [{ name: part }, { groupName: part }]),
        },
        orderBy: [{ groupName: 'asc' }, { name: 'asc' }], take: MAX_AREAS,
      });
    },
  }),
);
