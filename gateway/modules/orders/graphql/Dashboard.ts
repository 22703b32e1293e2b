import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedRead } from '../../../graphql/shared-read.ts';
import { fileUrl } from '../../files/read-file.ts';
import { figures, type CourierSplit, type Figures, type TopProduct } from '../dashboard.ts';
import { dashboardRange } from '../dashboard-range.ts';
import type { DayFigures } from '../day-figures.ts';
import { workQueue, type WorkQueue } from '../work-queue.ts';

export const WorkQueueType = builder.objectRef<WorkQueue>('WorkQueue').implement({
  description: 'What waits for somebody now; each count is that of a list.',
  fields: (t) => ({
    webOrdersToCall: t.exposeInt('webOrdersToCall', { description: 'Web orders that stand at PROCESSING.' }),
    toConfirm: t.exposeInt('toConfirm', { description: 'Orders that stand at PENDING.' }),
    toPack: t.exposeInt('toPack', { description: 'Orders that stand at CONFIRMED.' }),
    toShip: t.exposeInt('toShip', { description: 'Orders that stand at PACKED.' }),
    onHold: t.exposeInt('onHold', { description: 'Orders that stand at HOLD.' }),
    holdDue: t.exposeInt('holdDue', { description: 'Orders on hold until today or an earlier day.' }),
    delayed: t.exposeInt('delayed', { description: 'Orders shipped 15 or more days ago and still with the courier.' }),
    returning: t.exposeInt('returning', { description: 'Orders with goods on their way back, not in hand.' }),
    lateReturns: t.exposeInt('lateReturns', { description: 'Those of them that are on their way back for longer than Business.returnGraceDays.' }),
    unsettledOrders: t.exposeInt('unsettledOrders', { description: 'Orders for which couriers hold money.' }),
    overdueTasks: t.exposeInt('overdueTasks', { description: 'Open tasks whose time is over.' }),
    lowStock: t.exposeInt('lowStock', { description: 'Products at or below their warning level.' }),
    cashInHand: t.expose('cashPoisha', { type: 'Money', description: 'In cash, at banks and in wallets, by the books.' }),
    unsettled: t.expose('unsettledPoisha', { type: 'Money', description: 'What couriers owe in all, by the books.' }),
  }),
});

const DayFiguresType = builder.objectRef<DayFigures>('DayFigures').implement({
  description: 'What happened on one day in Dhaka.',
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: 'As YYYY-MM-DD.' }),
    orders: t.exposeInt('orders', { description: 'Orders taken.' }),
    delivered: t.exposeInt('delivered', { description: 'Orders delivered, in part too.' }),
    cameBack: t.exposeInt('cameBack', { description: 'Those of the delivered ones that have come back since: they have ended as returned.' }),
    returned: t.exposeInt('returned', { description: 'Orders back in hand.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'Sales and delivery fees booked on the day.' }),
    adSpend: t.expose('adSpendPoisha', { type: 'Money', description: 'Spent on ads, by the books.' }),
    profit: t.expose('profitPoisha', {
      ...COST_FIELD, type: 'Money', description: 'Income from orders less the cost of goods, what couriers keep or are expected to charge for the way back, and what was written off of orders: neither other income that people enter nor other expenses, packaging among them.',
    }),
  }),
});

const TopProductType = builder.objectRef<TopProduct>('TopProduct').implement({
  description: 'A product by what became of its pieces in orders that were finished in the range.',
  fields: (t) => ({
    productId: t.id({ description: 'Of the product.', resolve: ({ productId }) => encodeId('Product', productId) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    units: t.exposeInt('units', { description: 'Pieces delivered.' }),
    returnedUnits: t.exposeInt('returnedUnits', { description: 'Pieces that were refused or given back.' }),
    revenue: t.expose('revenuePoisha', { type: 'Money', description: 'What its lines have earned, as in the report of products: discounts of lines and of whole orders taken off.' }),
    pictureUrl: t.string({
      nullable: true, description: 'Where its first picture is served, small.',
      resolve: ({ picture }) => picture && fileUrl(picture, 'SMALL'),
    }),
  }),
});

const CourierSplitType = builder.objectRef<CourierSplit>('CourierSplit').implement({
  description: 'How the parcels of one courier ended.',
  fields: (t) => ({
    courierId: t.id({
      nullable: true, description: 'Of the courier; null where no delivery method has or had this name.',
      resolve: ({ courierId }) => courierId && encodeId('Courier', courierId),
    }),
    name: t.exposeString('name', { description: 'Of the courier, as it is called now.' }),
    delivered: t.exposeInt('delivered', { description: 'Orders delivered.' }),
    cameBack: t.exposeInt('cameBack', { description: 'Those of the delivered ones that have come back since: they have ended as returned.' }),
    returned: t.exposeInt('returned', { description: 'Orders back in hand.' }),
    averageDays: t.exposeFloat('averageDays', { nullable: true, description: 'From handing over to delivery; null without one.' }),
    held: t.expose('heldPoisha', { type: 'Money', description: 'What it holds now of delivered orders, whatever the range.' }),
  }),
});

interface DashboardFacts {
  queue: WorkQueue;
  from: string;
  comparedUntil: Date | null;
  figures: Figures;
}

const Dashboard = builder.objectRef<DashboardFacts>('Dashboard').implement({
  description: 'The first page: what to do now, and how it went.',
  fields: (t) => ({
    queue: t.field({ type: WorkQueueType, description: 'What waits for somebody now.', resolve: ({ queue }) => queue }),
    days: t.field({
      type: [DayFiguresType], description: 'The days of the range, without a gap.',
      resolve: ({ figures: { days }, from }) => days.filter((one) => one.day >= from),
    }),
    daysBefore: t.field({
      type: [DayFiguresType], description: 'As many days right before, to compare with; the last one up to `comparedUntil`.',
      resolve: ({ figures: { days }, from }) => days.filter((one) => one.day < from),
    }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
    products: t.field({ type: [TopProductType], description: 'What earned most in the range.', resolve: (facts) => facts.figures.products }),
    couriers: t.field({ type: [CourierSplitType], description: 'Couriers by parcels that ended in the range.', resolve: (facts) => facts.figures.couriers }),
  }),
});

/** The figures take long, the queue next to nothing. */
const readFigures = sharedRead('dashboard', async (businessId, days: { from?: string | null; to?: string | null }) => {
  const range = dashboardRange(days);
  return { from: range.from, comparedUntil: range.comparedUntil, figures: await figures(businessId, range) };
});

builder.queryField('dashboard', (t) =>
  t.field({
    type: Dashboard,
    description: 'The first page of whoever runs the business. Two statements, however many orders there are.',
    args: {
      from: t.arg({ type: 'Date', description: 'First day in Dhaka, as YYYY-MM-DD; 13 days ago when left out.' }),
      to: t.arg({ type: 'Date', description: 'Last day in Dhaka; today when left out. At most 366 days.' }),
    },
    ...requires('ADMIN'),
    complexity: 200,
    resolve: async (_root, args, context) => {
      const { businessId, rules } = sessionOf(context);
      const [queue, found] = await Promise.all([workQueue(businessId, rules), readFigures(context, args)]);
      return { queue, ...found };
    },
  }),
);
