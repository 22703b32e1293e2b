import { parseInput } from '../../../commands/parse.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { decodeInput, inputFromZod } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedReport } from '../../../graphql/shared-read.ts';
import { adRange, adReportFilter, rangeBefore, type AdRange } from '../ad-range.ts';
import {
  adReport, profitAfterAds, returnShare, spendPerDelivered, type AdFigures as FiguresRow, type AdReport as ReportRow, type AdReportRow as CampaignRow,
} from '../ad-report.ts';
import { ordersOf } from '../shares.ts';
import { Campaign } from './Campaign.ts';

const Figures = builder.objectRef<FiguresRow>('AdFigures').implement({
  description: 'What ads took on some days, and what came of the orders of these days. An order of several campaigns counts in each as its share.',
  fields: (t) => ({
    spend: t.expose('spendPoisha', { type: 'Money', description: 'For ads that ran on these days, the charge of the bank or agency included: as the books have it.' }),
    usd: t.float({ description: 'Dollars that the platform charged, spread over the days in the same way.', resolve: ({ usdCents }) => Number(usdCents) / 100 }),
    metaUsd: t.float({ description: 'Dollars as Meta counts them, where its ads are read; no part of the books.', resolve: ({ metaCents }) => Number(metaCents) / 100 }),
    unenteredUsd: t.float({
      description: 'Of them, those of days that no ad expense of the campaign stands for; nor one of its ad account, or of Facebook, without a campaign.',
      resolve: ({ unenteredCents }) => Number(unenteredCents) / 100,
    }),
    unentered: t.expose('unenteredPoisha', { type: 'Money', description: 'These in taka as the last dollars were paid: an estimate, 0 while none were. It counts in `spendPerDelivered` and `profitAfterAds`.' }),
    orders: t.float({ description: 'Web orders, and orders that people took.', resolve: ({ orders }) => ordersOf(orders) }),
    approved: t.float({ description: 'Of them, those that were confirmed.', resolve: ({ approved }) => ordersOf(approved) }),
    delivered: t.float({ description: 'Of them, those that were delivered, in part too.', resolve: ({ delivered }) => ordersOf(delivered) }),
    settled: t.float({ description: 'Of the delivered ones, those whose money no courier holds.', resolve: ({ settled }) => ordersOf(settled) }),
    returned: t.float({ description: 'Of them, those that came back or are on their way back.', resolve: ({ returned }) => ordersOf(returned) }),
    returnShare: t.float({ nullable: true, description: 'Percent of those that were delivered or came back. Null without any.', resolve: returnShare }),
    spendPerDelivered: t.field({ type: 'Money', nullable: true, description: 'The spend, that which is not entered too, for each delivered order. Null without any.', resolve: spendPerDelivered }),
    profit: t.expose('profitPoisha', { ...COST_FIELD, type: 'Money', description: 'Of the orders that were delivered, came back or were lost, before the ads. Null for orders without a campaign.' }),
    profitAfterAds: t.field({ ...COST_FIELD, type: 'Money', description: 'That profit less the spend, that which is not entered too.', resolve: profitAfterAds }),
  }),
});

const Row = builder.objectRef<CampaignRow>('AdReportRow').implement({
  description: 'The figures of a campaign.',
  fields: (t) => ({
    campaign: t.field({ type: Campaign, nullable: true, description: 'Null for what was spent without naming one.', resolve: ({ campaign }) => campaign }),
    figures: t.field({ type: Figures, description: 'Its figures.', resolve: (row) => row }),
  }),
});

interface ShownReport extends ReportRow {
  range: AdRange;
  asOf: Date;
}

const readReport = sharedReport('adReport', async (businessId, { canSeeCost, ...range }: AdRange & { canSeeCost: boolean }) => (
  { ...(await adReport(businessId, range, canSeeCost)), range }));

/** What GraphQL's plugins remember of a record belongs to one request. */
const withOwnRecords = ({ rows, ...report }: ShownReport): ShownReport => ({ ...report, rows: rows.map((row) => ({ ...row, campaign: row.campaign && { ...row.campaign } })) });

const Report = builder.objectRef<ShownReport>('AdReport').implement({
  description: 'What ads took and brought on some days.',
  fields: (t) => ({
    rows: t.expose('rows', { type: [Row], description: 'By campaign, the highest spend first.' }),
    total: t.expose('total', { type: Figures, description: 'Of all rows.' }),
    totalBefore: t.field({
      type: Figures,
      description: 'Of all ads on as many whole days right before: spend is known by the day.',
      complexity: 300,
      resolve: async ({ range }, _args, context) => (await readReport(context, { ...rangeBefore(range), canSeeCost: sessionOf(context).canSeeCost })).total,
    }),
    unmapped: t.expose('unmapped', { type: Figures, description: 'Of the rows whose orders cannot be found: without a campaign, or with one that nothing is mapped to.' }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
    others: t.expose('others', { type: Figures, description: 'Orders of these days that belong to no campaign; not in the total.' }),
  }),
});

const filterInput = inputFromZod('AdReportFilter', adReportFilter);

builder.queryField('adReport', (t) =>
  t.field({
    type: Report,
    description: 'What ads took on some days and what came of the orders of these days, by campaign.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days.' }) },
    ...requires('adFigures', { input: adReportFilter }),
    complexity: 300,
    resolve: async (_root, { filter }, context) => {
      const range = adRange(parseInput(adReportFilter, decodeInput(adReportFilter, filter ?? {})));
      return withOwnRecords(await readReport(context, { ...range, canSeeCost: sessionOf(context).canSeeCost }));
    },
  }),
);
