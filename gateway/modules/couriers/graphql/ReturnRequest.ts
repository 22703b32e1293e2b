import { db } from '../../../db/client.ts';
import type { ReturnRequest as Row } from '../../../db/generated/client/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { askParcelBack, hasNoAnswer, startAskParcelBack } from '../ask-parcel-back.ts';
import { TAKES_PARCELS_BACK } from '../providers.ts';

const ReturnRequestState = describedEnum<Row['status']>('ReturnRequestState', 'What became of a request to bring a parcel back.', {
  ASKING: 'The courier is being asked.', ACCEPTED: 'The courier brings it back.', REFUSED: 'The courier does not.',
  UNKNOWN: 'It gave no clear answer: it may bring it back.',
});

const ReturnRequest = builder.objectRef<Row>('ReturnRequest').implement({
  description: 'A request to a courier to bring a parcel back. The order stays as it is until the courier reports.',
  fields: (t) => ({
    state: t.field({ type: ReturnRequestState, description: 'What became of it.', resolve: (row) => (hasNoAnswer(row) ? 'UNKNOWN' : row.status) }),
    reason: t.exposeString('reason', { description: 'Why.' }),
    said: t.exposeString('said', { description: 'What the courier said; empty without an answer.' }),
    byName: t.exposeString('byName', { description: 'Who asked.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});

/** How a parcel is asked back. */
type Way = 'API' | 'PANEL' | 'PHONE';

const ReturnWay = describedEnum<Way>('ReturnWay', 'How a parcel is asked back.', {
  API: 'The courier is asked from here.', PANEL: "In the courier's panel.", PHONE: 'By calling the courier, which is not connected.',
});

interface ParcelReturn {
  way: Way;
  courierName: string;
  code: string | null;
  requests: Row[];
}

const ParcelReturnType = builder.objectRef<ParcelReturn>('ParcelReturn').implement({
  description: 'How the parcel of an order is asked back, and whether it was.',
  fields: (t) => ({
    way: t.field({ type: ReturnWay, description: 'How.', resolve: ({ way }) => way }),
    courierName: t.exposeString('courierName', { description: 'Who has it.' }),
    code: t.exposeString('code', { nullable: true, description: "The courier's number of it; null without one." }),
    requests: t.field({ type: [ReturnRequest], description: 'The requests, newest first; at most 5.', resolve: ({ requests }) => requests }),
  }),
});

builder.prismaObjectField(Order, 'parcelReturn', (t) =>
  t.field({
    type: ParcelReturnType,
    nullable: true,
    description: 'How its parcel is asked back; null while no courier has one.',
    complexity: 10,
    resolve: async ({ id: orderId }, _args, context): Promise<ParcelReturn | null> => {
      const { businessId } = sessionOf(context);
      const parcel = await db.shipment.findFirst({
        where: { businessId, orderId, active: true, order: { status: 'SHIPPED' } },
        select: { trackingCode: true, invoice: true, courier: { select: { name: true, kind: true, provider: true } }, returnRequests: { orderBy: { createdAt: 'desc' }, take: 5 } },
      });
      if (!parcel || parcel.courier.kind === 'PICKUP') return null;
      const { trackingCode: code, invoice, courier: { name: courierName, kind, provider }, returnRequests: requests } = parcel;
      const way = kind !== 'API' || !provider || !invoice ? 'PHONE' : TAKES_PARCELS_BACK[provider] ? 'API' : 'PANEL';
      return { way, courierName, code, requests };
    },
  }),
);

commandField('askParcelBack', askParcelBack, {
  description: 'Asks the connected courier of a shipped order to bring its parcel back or to cancel it. The order stays shipped until the courier reports; `parcelReturn` holds what the courier said.',
  record: 'order',
  type: Order,
  run: startAskParcelBack,
  resolve: ({ orderId }, { session, query }) =>
    db.order.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id: orderId } } }),
});
