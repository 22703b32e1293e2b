import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { CallDeskSite } from './CallDesk.ts';
import {
  readReportAgents, readReportProducts, readWebOrderReport, reportFilter, reportRange,
  type ReportAgent, type ReportDay, type ReportFigures, type ReportHour, type ReportProduct, type ReportRange,
  type ReportReason, type ReportSite, type ReportStatus, type WebOrderReport,
} from '../web-order-report.ts';

const Figures = builder.interfaceRef<ReportFigures>('WebOrderFigures').implement({
  description: 'Web orders counted: each figure is the length of the list with the same filters.',
  fields: (t) => ({
    received: t.exposeInt('received', { description: 'All orders, wherever they stand now; without checkouts that were never finished.' }),
    unfinished: t.exposeInt('unfinished', { description: 'Checkouts that were never finished, of which no call has made an order.' }),
    approved: t.exposeInt('approved', { description: 'Of them, those that became orders.' }),
    cancelled: t.exposeInt('cancelled', { description: 'Of them, those that were cancelled, here or in the shop.' }),
    called: t.exposeInt('called', { description: 'Of them, those that were called about.' }),
    firstCallMinutes: t.exposeInt('firstCallMinutes', {
      nullable: true, description: 'From the order to its first call, of the middle one; null where nobody was called.',
    }),
  }),
});

const Total = builder.objectRef<ReportFigures>('WebOrderTotal').implement({
  description: 'All web orders of some days.', interfaces: [Figures],
});

const Day = builder.objectRef<ReportDay>('WebOrderDay').implement({
  description: 'The web orders of one day in Dhaka.',
  interfaces: [Figures],
  fields: (t) => ({ day: t.expose('day', { type: 'Date', description: 'As YYYY-MM-DD.' }) }),
});

const Hour = builder.objectRef<ReportHour>('WebOrderHour').implement({
  description: 'The web orders of one hour of the day.',
  interfaces: [Figures],
  fields: (t) => ({ hour: t.exposeInt('hour', { description: '0 to 23, in Dhaka.' }) }),
});

const Site = builder.objectRef<ReportSite>('WebOrderOrigin').implement({
  description: 'The web orders of one shop, or the leads that came one way.',
  interfaces: [Figures],
  fields: (t) => ({
    siteId: t.id({ nullable: true, description: 'Of the web shop; null for leads.', resolve: ({ siteId }) => siteId && encodeId('WebSite', siteId) }),
    name: t.exposeString('name', { description: "What the business calls it; for leads their source: 'Messenger'." }),
  }),
});

const Status = builder.objectRef<ReportStatus>('WebOrderStanding').implement({
  description: 'How many of the orders stand in one status now.',
  fields: (t) => ({
    status: t.exposeString('status', { description: 'As WebOrderStatus.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const Reason = builder.objectRef<ReportReason>('WebOrderReason').implement({
  description: 'Why orders were cancelled.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'As it was typed; empty where the shop has cancelled.' }),
    count: t.exposeInt('count', { description: 'How many.' }),
  }),
});

const Agent = builder.objectRef<ReportAgent>('WebOrderAgent').implement({
  description: 'What somebody did about the orders of some days, whenever they called.',
  fields: (t) => ({
    memberId: t.id({ nullable: true, description: 'Of the member; null for what no person did.', resolve: ({ userId }) => userId && encodeId('Member', userId) }),
    name: t.exposeString('name', { description: 'Who.' }),
    calls: t.exposeInt('calls', { description: 'Calls in all.' }),
    orders: t.exposeInt('orders', { description: 'Orders that they called about.' }),
    confirmed: t.exposeInt('confirmed', { description: 'Of them, those that their call confirmed.' }),
    cancelled: t.exposeInt('cancelled', { description: 'Of them, those that their call cancelled.' }),
    averageSeconds: t.exposeInt('averageSeconds', { nullable: true, description: 'From taking an order up to the end of its call; null where they took up none.' }),
  }),
});

const Product = builder.objectRef<ReportProduct>('WebOrderProduct').implement({
  description: 'In how many web orders a product stands.',
  fields: (t) => ({
    productId: t.id({ nullable: true, description: 'Of the product; null for lines that stand for none.', resolve: ({ productId }) => productId && encodeId('Product', productId) }),
    name: t.exposeString('name', { description: 'What it is called.' }),
    orders: t.exposeInt('orders', { description: 'Orders with it.' }),
    approved: t.exposeInt('approved', { description: 'Of them, those that became orders.' }),
    pieces: t.exposeInt('pieces', { description: 'Ordered in all, less what was refunded.' }),
  }),
});

interface Report extends WebOrderReport {
  range: ReportRange;
}

/** A separate statement over all orders of the range. */
const STATEMENT = { field: 100, multiplier: 5 };

const ReportType = builder.objectRef<Report>('WebOrderReport').implement({
  description: 'How the web orders of some days went, by the day when they were ordered.',
  fields: (t) => ({
    from: t.field({ type: 'Date', description: 'The first day, as YYYY-MM-DD.', resolve: ({ range }) => range.from }),
    to: t.field({ type: 'Date', description: 'The last day.', resolve: ({ range }) => range.to }),
    total: t.field({ type: Total, description: 'All of them.', resolve: ({ total }) => total }),
    totalBefore: t.field({ type: Total, description: 'Of as many days right before, up to `comparedUntil`, to compare with.', resolve: ({ totalBefore }) => totalBefore }),
    comparedUntil: t.field({ type: 'DateTime', nullable: true, description: COMPARED_UNTIL, resolve: ({ range }) => range.comparedUntil }),
    asOf: t.field({ type: 'DateTime', description: 'When it was read.', resolve: () => new Date() }),
    days: t.field({ type: [Day], description: 'Day by day, without a gap.', resolve: ({ days }) => days }),
    hours: t.field({ type: [Hour], description: 'The 24 hours of the day.', resolve: ({ hours }) => hours }),
    sites: t.field({ type: [Site], description: 'By shop or source, the most orders first.', resolve: ({ sites }) => sites }),
    shops: t.field({ type: [CallDeskSite], description: 'The web shops that it can be limited to.', resolve: ({ shops }) => shops }),
    statuses: t.field({ type: [Status], description: 'Where they stand now.', resolve: ({ statuses }) => statuses }),
    reasons: t.field({ type: [Reason], description: 'Why they were cancelled, the most frequent first.', resolve: ({ reasons }) => reasons }),
    agents: t.field({ type: [Agent], description: 'Who called about them.', complexity: STATEMENT, resolve: ({ range }) => readReportAgents(range) }),
    products: t.field({
      type: [Product], description: 'What was ordered: the fifty products in the most orders, then what stands for none.',
      complexity: STATEMENT, resolve: ({ range }) => readReportProducts(range),
    }),
  }),
});

const filterInput = inputFromZod('WebOrderReportFilter', reportFilter);

builder.queryField('webOrderReport', (t) =>
  t.field({
    type: ReportType,
    description: 'How the web orders of some days went. One statement, and one each for `agents` and `products`.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, which shop.' }) },
    ...requires('webOrderFigures', { input: reportFilter }),
    complexity: 200,
    resolve: async (_root, { filter }, context) => {
      const range = reportRange(sessionOf(context).businessId, parseInput(reportFilter, decodeInput(reportFilter, filter ?? {})));
      return { ...(await readWebOrderReport(range)), range };
    },
  }),
);
