import { v7 as uuidv7 } from 'uuid';
import { z } from 'zod';
import { msg, type MessageKey } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { idOf, requiredText, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError, PreconditionError, ValidationError } from '../../errors.ts';
import { campaignKey, MAX_CAMPAIGN, MAX_PLATFORM } from '../accounting/name-campaign.ts';

export const MAX_PRODUCTS = 50;
export const MAX_TAGS = 20;
export const MAX_TAG = 200;
export const MAX_WEIGHT = 100;

const mapping = {
  products: z.array(z.object({
    variantId: idOf('Variant').describe('A variant of the product.'),
    weight: z.int().min(1).max(MAX_WEIGHT).default(1)
      .describe('Orders of products that several campaigns advertise are shared out among them by these.'),
  })).max(MAX_PRODUCTS).default([]).describe('What it advertises: one variant of each product.'),
  tags: z.array(requiredText(MAX_TAG)).max(MAX_TAGS).default([])
    .describe('What its links say as their utm_campaign; upper and lower case are the same. Each belongs to one campaign.'),
};

type Mapping = Pick<z.output<z.ZodObject<typeof mapping>>, 'products' | 'tags'>;

/** Throws ValidationError at the field for a product or a tag that stands there twice, or a tag of another campaign; NotFoundError. */
async function writeMapping(tx: Tx, businessId: string, campaignId: string, { products, tags }: Mapping): Promise<void> {
  const variants = await tx.variant.findMany({
    where: { businessId, id: { in: products.map(({ variantId }) => variantId) } }, select: { id: true, productId: true },
  });
  const productOf = new Map(variants.map(({ id, productId }) => [id, productId]));
  const mapped = products.map(({ variantId, weight }) => ({ productId: productOf.get(variantId), weight }));
  if (mapped.some(({ productId }) => productId === undefined)) throw new NotFoundError('Product');
  refuseTwice('products', mapped.map(({ productId }) => productId!), msg('A product stands there twice'));
  const keys = tags.map((tag) => tag.toLowerCase());
  refuseTwice('tags', keys, msg('A link stands there twice'));
  const taken = await tx.campaignTag.findFirst({
    where: { businessId, key: { in: keys }, campaignId: { not: campaignId } }, select: { tag: true, campaign: { select: { name: true } } },
  });
  if (taken) throw mistakeIn('tags', msg('{{tag}} belongs to the campaign {{name}}', { tag: taken.tag, name: taken.campaign.name }));
  await tx.campaignProduct.deleteMany({ where: { businessId, campaignId } });
  await tx.campaignTag.deleteMany({ where: { businessId, campaignId } });
  await tx.campaignProduct.createMany({ data: mapped.map(({ productId, weight }) => ({ businessId, campaignId, productId: productId!, weight })) });
  await tx.campaignTag.createMany({ data: tags.map((tag, index) => ({ businessId, campaignId, key: keys[index]!, tag })) });
}

function refuseTwice(field: 'products' | 'tags', keys: readonly string[], message: MessageKey): void {
  if (new Set(keys).size < keys.length) throw mistakeIn(field, message);
}

const isMapped = ({ products, tags }: Mapping) => products.length + tags.length > 0;

/** A campaign that no ad expense has named yet. Throws ValidationError where there is one of this name at the platform. */
export const createCampaign = defineCommand({
  name: 'marketing.createCampaign',
  permission: 'expense',
  input: z.object({
    platform: requiredText(MAX_PLATFORM).describe('Facebook, Google, TikTok.'),
    name: requiredText(MAX_CAMPAIGN).describe('As ad expenses will name it.'),
    ...mapping,
  }),
  run: async ({ tx, session: { businessId }, audit }, { platform, name, ...input }) => {
    const key = campaignKey(platform, name);
    if (await tx.campaign.findUnique({ where: { businessId_key: { businessId, key } }, select: { id: true } })) {
      throw new ValidationError(msg('There is a campaign {{name}} already', { name }), [{ field: 'name', message: 'Already in use' }]);
    }
    const id = uuidv7();
    await tx.campaign.create({ data: { businessId, id, platform, name, key, isMapped: isMapped(input) }, select: { id: true } });
    await writeMapping(tx, businessId, id, input);
    await audit({ entity: ['Campaign', id], summary: msg('Added {{name}}', { name }), after: { platform, name, ...input } });
    return { id };
  },
});

/** Says which orders belong to a campaign, in place of what was said before. */
export const mapCampaign = defineCommand({
  name: 'marketing.mapCampaign',
  permission: 'expense',
  input: z.object({ campaignId: idOf('Campaign'), version: version(), ...mapping }),
  run: async ({ tx, session: { businessId }, audit }, { campaignId: id, version: seen, ...input }) => {
    await lockRow(tx, 'Campaign', businessId, id, seen);
    const where = { businessId_id: { businessId, id } };
    const { name, products, tags } = await tx.campaign.findUniqueOrThrow({
      where, select: { name: true, products: { select: { productId: true, weight: true } }, tags: { select: { tag: true } } },
    });
    await writeMapping(tx, businessId, id, input);
    await tx.campaign.update({ where, data: { isMapped: isMapped(input), version: { increment: 1 } }, select: { id: true } });
    await audit({
      entity: ['Campaign', id], summary: msg('Changed {{name}}', { name }), before: { products, tags: tags.map(({ tag }) => tag) }, after: input,
    });
    return { id };
  },
});

/** Removes a campaign that neither ad expenses nor Meta name. Throws PreconditionError CAMPAIGN_IN_USE for one that they do. */
export const deleteCampaign = defineCommand({
  name: 'marketing.deleteCampaign',
  permission: 'expense',
  input: z.object({ campaignId: idOf('Campaign'), version: version() }),
  run: async ({ tx, session: { businessId }, audit }, { campaignId: id, version: seen }) => {
    await lockRow(tx, 'Campaign', businessId, id, seen);
    const where = { businessId_id: { businessId, id } };
    const { name, platform, _count: { ads, metaObjects } } = await tx.campaign.findUniqueOrThrow({
      where, select: { name: true, platform: true, _count: { select: { ads: true, metaObjects: true } } },
    });
    if (ads > 0) throw new PreconditionError('CAMPAIGN_IN_USE', msg('Ad expenses name {{name}}, so that it stays', { name }));
    if (metaObjects > 0) throw new PreconditionError('CAMPAIGN_IN_USE', msg('{{name}} runs at Meta, so that it stays', { name }));
    await tx.campaign.delete({ where, select: { id: true } });
    await audit({ entity: ['Campaign', id], summary: msg('Removed {{name}}', { name }), before: { platform, name } });
    return { id };
  },
});
