import { parseInput } from '../../../commands/parse.ts';
import type { MetaLevel as LevelValue } from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { adRange } from '../ad-range.ts';
import {
  MAX_META_ROWS, metaFigures, metaFiguresFilter, metaHealth, metaLevel, type MetaFigures as FiguresRow, type MetaHealth as HealthRow,
} from '../meta/meta-figures.ts';

nameEnum(metaLevel, describedEnum<LevelValue>('MetaLevel', 'What Meta counts for.', {
  CAMPAIGN: 'Each campaign.', AD_SET: 'Each ad set of a campaign.', AD: 'Each ad of an ad set.',
}));

const Figures = builder.objectRef<FiguresRow>('MetaFigures').implement({
  description: 'What Meta counts for a campaign, ad set or ad. It is no part of the books, and counts otherwise than these.',
  fields: (t) => ({
    number: t.exposeString('id', { description: 'Its number at Meta.' }),
    name: t.exposeString('name', { description: 'What it is called there.' }),
    parentName: t.exposeString('parentName', { description: 'The campaign or ad set that it belongs to; empty for a campaign.' }),
    usd: t.float({ description: 'Dollars that it spent.', resolve: ({ spentCents }) => Number(spentCents) / 100 }),
    impressions: t.float({ description: 'How often it was shown.', resolve: ({ impressions }) => Number(impressions) }),
    clicks: t.float({ description: 'Clicks on its links.', resolve: ({ clicks }) => Number(clicks) }),
    purchases: t.exposeInt('purchases', { description: 'Purchases that Meta puts down to it.' }),
    conversations: t.exposeInt('conversations', { description: 'Messages that people began by it.' }),
  }),
});

const Health = builder.objectRef<HealthRow>('MetaHealth').implement({
  description: 'Whether the figures of Meta are up to date.',
  fields: (t) => ({
    isWorking: t.exposeBoolean('isWorking', { description: 'Meta takes the access token.' }),
    readAt: t.expose('readAt', { type: 'DateTime', nullable: true, description: 'When all ad accounts had been read. Null before that.' }),
  }),
});

const filterInput = inputFromZod('MetaFiguresFilter', metaFiguresFilter);

builder.queryField('metaFigures', (t) =>
  t.field({
    type: [Figures],
    description: `What Meta counts on some days, what spent most first; ${MAX_META_ROWS} at most.`,
    args: { filter: t.arg({ type: filterInput, description: 'Which days, and of what.' }) },
    ...requires('adFigures', { input: metaFiguresFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => {
      const { level, ...days } = parseInput(metaFiguresFilter, decodeInput(metaFiguresFilter, filter ?? {}));
      return metaFigures(sessionOf(context).businessId, adRange(days), level);
    },
  }),
);

builder.queryField('metaHealth', (t) =>
  t.field({
    type: Health,
    nullable: true,
    description: 'Whether the figures of Meta are up to date. Null for a business that reads none.',
    ...requires('adFigures'),
    resolve: (_root, _args, context) => metaHealth(sessionOf(context).businessId),
  }),
);
