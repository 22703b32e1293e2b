import { db } from '../../../db/client.ts';
import type { CampaignProduct, Product, Variant as VariantRow } from '../../../db/generated/client/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { requires } from '../../../graphql/requires.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { timelineOf } from '../../../graphql/timeline.ts';
import { Variant } from '../../catalog/graphql/Product.ts';
import { createCampaign, deleteCampaign, mapCampaign } from '../campaign-commands.ts';
import { campaignListQuery, withSpend, type CampaignRow, type CampaignSpend as SpendRow } from '../campaign-list-query.ts';
import { seenTags, type SeenTag as SeenTagRow } from '../seen-tags.ts';

type AdvertisedRow = CampaignProduct & { product: Product & { variants: VariantRow[] } };

const Advertised = builder.objectRef<AdvertisedRow>('CampaignProduct').implement({
  description: 'A product that a campaign advertises.',
  fields: (t) => ({
    name: t.string({ description: 'Of the product.', resolve: ({ product }) => product.name }),
    weight: t.exposeInt('weight', { description: 'Orders of products that several campaigns advertise are shared out among them by these.' }),
    variant: t.field({ type: Variant, nullable: true, description: 'The first variant of the product.', resolve: ({ product: { variants: [first] } }) => first ?? null }),
  }),
});

const Spend = builder.objectRef<SpendRow>('CampaignSpend').implement({
  description: 'What the ad expenses of a campaign come to.',
  fields: (t) => ({
    usd: t.float({ description: 'Dollars that the platform charged.', resolve: ({ usdCents }) => Number(usdCents) / 100 }),
    amount: t.expose('poisha', { type: 'Money', description: 'What was paid for them.' }),
    lastDay: t.expose('lastDay', { type: 'DateTime', description: 'The last day that ads ran on.' }),
  }),
});

export const Campaign = builder.prismaNode('Campaign', {
  ...tenantRecord('adFigures'),
  description: 'What ads run under at a platform: ad expenses that name the same campaign belong to it.',
  fields: (t) => ({
    platform: t.exposeString('platform', { description: 'Facebook, Google.' }),
    name: t.exposeString('name', { description: 'As the first ad expense has it.' }),
    isMapped: t.exposeBoolean('isMapped', { description: 'Orders can be found for it: by a product, or by a tag.' }),
    version: t.exposeInt('version'),
    products: t.field({
      type: [Advertised],
      description: 'What it advertises.',
      select: { products: { include: { product: { include: { variants: { orderBy: { position: 'asc' }, take: 1 } } } }, orderBy: { productId: 'asc' } } },
      resolve: ({ products }) => products,
    }),
    tags: t.stringList({
      description: 'What its links say as their utm_campaign.',
      select: { tags: { select: { tag: true }, orderBy: { key: 'asc' } } },
      resolve: ({ tags }) => tags.map(({ tag }) => tag),
    }),
    spent: t.field({
      type: Spend,
      nullable: true,
      description: 'What its ad expenses come to. Null without one.',
      complexity: 5,
      extensions: readsColumns('businessId', 'id'),
      resolve: async (campaign: CampaignRow) => (campaign.spent === undefined ? (await withSpend([campaign]))[0]!.spent : campaign.spent),
    }),
    timeline: t.connection(...timelineOf('Campaign')),
  }),
});

listQueryField('campaigns', campaignListQuery, {
  description: 'Campaigns, the newest first.',
  type: Campaign,
});

const SeenTag = builder.objectRef<SeenTagRow>('SeenCampaignTag').implement({
  description: 'A tag that stood in the links of web orders.',
  fields: (t) => ({
    tag: t.exposeString('tag', { description: 'The utm_campaign.' }),
    source: t.exposeString('source', { description: "Where most of them came from: 'facebook'; may be empty." }),
    orders: t.exposeInt('orders', { description: 'Web orders that came by it.' }),
  }),
});

builder.queryField('seenCampaignTags', (t) =>
  t.field({
    type: [SeenTag],
    description: 'Tags of the web orders of the last 92 days that belong to no campaign, the most orders first; 50 at most.',
    ...requires('expense'),
    complexity: 30,
    resolve: (_root, _args, context) => seenTags(sessionOf(context).businessId),
  }),
);

const answer = {
  record: 'campaign',
  type: Campaign,
  resolve: ({ id }: { id: string }, { session, query }: { session: { businessId: string }; query: object }) =>
    db.campaign.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
};

commandField('createCampaign', createCampaign, { ...answer, description: 'Adds a campaign that no ad expense has named yet.' });
commandField('mapCampaign', mapCampaign, { ...answer, description: 'Says which orders belong to a campaign, in place of what was said before.' });
commandField('deleteCampaign', deleteCampaign, {
  description: 'Removes a campaign without ad expenses.',
  record: 'id',
  type: 'ID',
  resolve: ({ id }) => encodeId('Campaign', id),
});
