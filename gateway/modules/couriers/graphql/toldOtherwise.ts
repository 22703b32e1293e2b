import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { db } from '../../../db/client.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { Order } from '../../orders/graphql/Order.ts';
import { parcelOf } from '../claim-booking.ts';
import type { Parcel } from '../clients/courier-client.ts';

/** The fields of a parcel for which the courier is phoned when they change after booking. */
const FACTS = { NAME: 'customerName', PHONE: 'phone', OTHER_PHONE: 'altPhone', ADDRESS: 'address', COD: 'collect', NOTE: 'note' } as const satisfies Record<string, keyof Parcel>;
type Fact = keyof typeof FACTS;

const ParcelFact = describedEnum<Fact>('ParcelFact', 'One of the facts that a courier is told of a parcel.', {
  NAME: 'Who receives it.', PHONE: 'Their number.', OTHER_PHONE: 'Another number of theirs.', ADDRESS: 'Where it goes.',
  COD: 'What is to be collected, in taka.', NOTE: 'For the rider.',
});

interface ToldOtherwise {
  fact: Fact;
  told: string;
  now: string;
}

const ToldOtherwiseType = builder.objectRef<ToldOtherwise>('ToldOtherwise').implement({
  description: 'A fact of a parcel that its courier was told otherwise.',
  fields: (t) => ({
    fact: t.field({ type: ParcelFact, description: 'Which one.', resolve: ({ fact }) => fact }),
    told: t.exposeString('told', { description: 'What the courier was told; empty for nothing.' }),
    now: t.exposeString('now', { description: 'As it is now; empty for nothing.' }),
  }),
});

builder.prismaObjectField(Order, 'toldOtherwise', (t) =>
  t.field({
    type: [ToldOtherwiseType],
    description: 'What the courier that has or may have the parcel was told and is otherwise now. No courier takes changes over its API: it has to be called.',
    complexity: 10,
    extensions: readsColumns('status', 'courierName'),
    resolve: async ({ id, status, courierName }, _args, context) => {
      const { businessId } = sessionOf(context);
      const sent = await db.courierBooking.findFirst({
        where: { businessId, orderId: id, ...(status === 'SHIPPED' ? { status: 'BOOKED', courier: { name: courierName! } } : { status: 'SENDING' }) },
        orderBy: { createdAt: 'desc' }, select: { parcel: true, order: true },
      });
      if (!sent) return [];
      // The column is untyped JSON; only `claimBooking` writes it.
      const told = sent.parcel as unknown as Parcel;
      const now = parcelOf(sent.order, told.invoice, sessionOf(context).business);
      const typed = ({ typedNote, note }: Parcel) => typedNote ?? note;
      return Object.entries(FACTS)
        .map(([fact, name]): ToldOtherwise => ({ fact: fact as Fact, told: String(told[name]), now: String(now[name]) }))
        .filter((one) => (one.fact === 'NOTE' ? typed(told) !== typed(now) : one.told !== one.now));
    },
  }),
);
