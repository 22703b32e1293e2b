import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { MOST_FOUNDED } from '../../business/founded-businesses.ts';
import { dashboardRange } from '../../orders/dashboard-range.ts';
import { WorkQueueType } from '../../orders/graphql/Dashboard.ts';
import { founderView, type FounderFigures, type FounderRow, type RangeFigures } from '../founder-view.ts';

/** What the figures of one business cost, as one of the statements of its dashboard. */
const COST = 100;

// Its profit is not masked by the selected business: it is told only to founders, who see costs in what they have founded.
const RangeFiguresType = builder.objectRef<RangeFigures>('RangeFigures').implement({
  description: 'What happened in a range of days, as the days of the dashboard add up.',
  fields: (t) => ({
    orders: t.exposeInt('orders', { description: 'Orders taken.' }),
    delivered: t.exposeInt('delivered', { description: 'Orders delivered, in part too.' }),
    cameBack: t.exposeInt('cameBack', { description: 'Those of the delivered ones that have come back since: they have ended as returned.' }),
    returned: t.exposeInt('returned', { description: 'Orders back in hand.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'Sales and delivery fees booked in the range.' }),
    adSpend: t.expose('adSpendPoisha', { type: 'Money', description: 'Spent on ads, by the books.' }),
    profit: t.expose('profitPoisha', { type: 'Money', description: 'As DayFigures.profit.' }),
  }),
});

const FounderFiguresType = builder.objectRef<FounderFigures>('FounderFigures').implement({
  description: 'How a business stands, as its own dashboard says.',
  fields: (t) => ({
    packageExpiresAt: t.expose('packageExpiresAt', { type: 'DateTime', description: 'From then on only its package can be renewed; its figures stay.' }),
    smsBalance: t.exposeInt('smsBalance', { description: 'Messages left.' }),
    now: t.field({ type: RangeFiguresType, description: 'The days of the range.', resolve: ({ now }) => now }),
    before: t.field({
      type: RangeFiguresType, description: 'As many days right before, to compare with; the last one up to `comparedUntil`.',
      resolve: ({ before }) => before,
    }),
    queue: t.field({ type: WorkQueueType, description: 'What waits for somebody now, and where the money is.', resolve: ({ queue }) => queue }),
    stockValue: t.expose('stockValuePoisha', { type: 'Money', description: 'What is on hand at its average price, by the books.' }),
  }),
});

const FounderBusinessType = builder.objectRef<FounderRow>('FounderBusiness').implement({
  description: 'A business that the viewer has founded.',
  fields: (t) => ({
    // No `id`: a client would take it for the Business that is selected.
    businessId: t.id({ description: 'What `switchBusiness` takes.', resolve: ({ id }) => encodeId('Business', id) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    isSelected: t.exposeBoolean('isSelected', { description: 'The viewer works in it now.' }),
    figures: t.field({
      type: FounderFiguresType, nullable: true, description: 'Null while the platform keeps the business closed.',
      resolve: ({ figures }) => figures,
    }),
  }),
});

interface View {
  businesses: FounderRow[];
  comparedUntil: Date | null;
}

const FounderView = builder.objectRef<View>('FounderView').implement({
  description: 'The businesses of a founder beside each other.',
  fields: (t) => ({
    businesses: t.field({
      type: [FounderBusinessType],
      description: `Those that the viewer has founded and is founder of today, the oldest first; ${MOST_FOUNDED} at most.`,
      resolve: ({ businesses }) => businesses,
    }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
  }),
});

builder.queryField('founderView', (t) =>
  t.field({
    type: FounderView,
    description: 'How each business stands that the viewer has founded, whichever is selected. FORBIDDEN for whoever has founded none.',
    args: {
      from: t.arg({ type: 'Date', description: 'First day in Dhaka, as YYYY-MM-DD; 13 days ago when left out.' }),
      to: t.arg({ type: 'Date', description: 'Last day in Dhaka; today when left out. At most 366 days.' }),
    },
    ...requires('SIGNED_IN'),
    complexity: COST * MOST_FOUNDED,
    resolve: async (_root, args, context) => {
      const range = dashboardRange(args);
      return { businesses: await founderView(sessionOf(context), range), comparedUntil: range.comparedUntil };
    },
  }),
);
