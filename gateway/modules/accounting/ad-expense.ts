import { z } from 'zod';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { MAX_TAKA, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { divideRounded, partFor } from '../../../schema/rules/spread.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, money, requiredText, text, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { mistakeIn, NotFoundError } from '../../errors.ts';
import { forgetUnusedCampaign, MAX_CAMPAIGN, MAX_PLATFORM, nameCampaign } from './name-campaign.ts';
import type { Entry } from './post-entries.ts';
import { changeVoucher, enterVoucher, type VoucherInput } from './save-voucher.ts';
import { changedFileIds, voucherFileIds } from './voucher-files.ts';

export const MAX_AD_DAYS = 92;
/** The rate has four decimals, dollars two. */
const RATE_UNITS = 10_000;

const decimals = (value: number, units: number) => Math.abs(value * units - Math.round(value * units)) < 1e-4;

/** Converts dollars at the paid rate into poisha, rounded half up. */
export function takaFor(usd: number, rate: number): Poisha {
  const cents = BigInt(Math.round(usd * 100));
  return divideRounded(cents * BigInt(Math.round(rate * RATE_UNITS)), BigInt(RATE_UNITS));
}

/** The days of a range, first and last included. Throws ValidationError. */
function daysOf(from: Date, to: Date): string[] {
  const [first, last] = [dhakaDay(from), dhakaDay(to)];
  const days: string[] = [];
  for (let day = first; day <= last && days.length <= MAX_AD_DAYS; day = addDays(day, 1)) days.push(day);
  if (days.length > 0 && days.length <= MAX_AD_DAYS) return days;
  const message = days.length === 0 ? msg('The last day is before the first') : msg('At most 92 days');
  throw mistakeIn('to', message);
}

/** One entry per day; the parts add up exactly to the total. */
const spreadEntries = (id: string, causeId: string, spread: { days: string[]; total: Poisha; words: string }): Entry[] =>
  spread.days.map((day, index): Entry => {
    const part = partFor(spread.total, spread.days.length, index, index + 1);
    return {
      description: msg('Ads of the day: {{words}}', { words: spread.words }), source: ['Voucher', id], causeId, kind: `ads-${day}`, day,
      postings: [{ account: 'ad-spend', debit: part }, { account: 'prepaid-ads', credit: part }],
    };
  });

/** The products of some variants, each once. Throws NotFoundError. */
async function advertisedProducts(tx: Tx, businessId: string, variants: readonly string[]): Promise<string[]> {
  const ids = [...new Set(variants)];
  const found = await tx.variant.findMany({ where: { businessId, id: { in: ids } }, select: { productId: true } });
  if (found.length !== ids.length) throw new NotFoundError('Product');
  return [...new Set(found.map(({ productId }) => productId))];
}

const adExpense = z.object({
  day: z.date().optional().describe('The day in Dhaka on which it was paid; today when left out.'),
  accountId: idOf('Account').describe('Where the money was.'),
  platform: requiredText(MAX_PLATFORM).describe('Facebook, Google, TikTok.'),
  adAccount: text(80).default('').describe("The advertiser's account at the platform; may be empty."),
  variants: z.array(idOf('Variant')).max(50).default([]).describe('What was advertised: one or more variants of each product.'),
  campaign: text(MAX_CAMPAIGN).default('').describe('May be empty. The same name at the same platform is the same campaign.'),
  usd: z.number().positive('Enter an amount').max(10_000_000).refine((value) => decimals(value, 100), 'At most two decimals')
    .describe('Dollars that the platform charged.'),
  rate: z.number().positive('Enter a rate').max(100_000).refine((value) => decimals(value, RATE_UNITS), 'At most four decimals')
    .describe('Taka for a dollar as it was really paid.'),
  agencyFee: money().default(0n).describe('What the bank or agency took beside it.'),
  from: z.date().describe('The first day in Dhaka that it was spent on.'),
  to: z.date().describe('The last one, included.'),
  note: text(1_000).default('').describe('For the staff.'),
  fileIds: voucherFileIds,
});

/** The voucher of an ad payment, with its details and the entries of its days. Throws ValidationError for an amount of no poisha, or beyond what the books take. */
async function adVoucher(
  { tx, session: { businessId } }: CommandContext,
  { platform, adAccount, variants, campaign, usd, rate, agencyFee, from, to, ...input }: Omit<z.output<typeof adExpense>, 'fileIds'> & { fileIds?: string[] },
): Promise<VoucherInput> {
  const days = daysOf(from, to);
  const spent = takaFor(usd, rate);
  const total = spent + agencyFee;
  if (spent === 0n) throw mistakeIn('usd', msg('Enter an amount'));
  if (total > takaToPoisha(MAX_TAKA)) throw mistakeIn('usd', msg('The amount is too large'));
  const { id: counterId } = await tx.account.findUniqueOrThrow({
    where: { businessId_code: { businessId, code: 'prepaid-ads' } }, select: { id: true },
  });
  const products = await advertisedProducts(tx, businessId, variants);
  const campaignId = await nameCampaign(tx, businessId, { platform, name: campaign, productIds: products });
  const words = [platform, campaign].filter(Boolean).join(', ');
  return {
    ...input, kind: 'AD_EXPENSE', counterId, amount: total, party: words,
    ads: {
      platform, adAccount, campaign, campaignId, rate: rate.toFixed(4), usdCents: BigInt(Math.round(usd * 100)), agencyFeePoisha: agencyFee,
      fromDay: new Date(days[0]!), toDay: new Date(days.at(-1)!),
      ...(products.length > 0 && { products: { create: products.map((productId) => ({ product: { connect: { businessId_id: { businessId, id: productId } } } })) } }),
    },
    spread: (id, causeId) => spreadEntries(id, causeId, { days, total, words }),
  };
}

/** Enters an ad payment in dollars. The payment is booked as prepaid and expensed in equal parts on the days of the campaign. */
export const createAdExpense = defineCommand({
  name: 'accounting.createAdExpense',
  permission: 'expense',
  input: adExpense,
  run: async (context, input) => enterVoucher(context, await adVoucher(context, input)),
});

/** Changes an ad payment whose days are all open; one with a closed day can only be voided. */
export const updateAdExpense = defineCommand({
  name: 'accounting.updateAdExpense',
  permission: 'expense',
  input: adExpense.extend({ voucherId: idOf('Voucher'), version: version(), fileIds: changedFileIds }),
  run: async (context, { voucherId: id, version: seen, ...input }) => {
    const { tx, session: { businessId } } = context;
    const before = await tx.adSpend.findUnique({ where: { businessId_voucherId: { businessId, voucherId: id } }, select: { campaignId: true } });
    if (!before) throw new NotFoundError('Voucher');
    const changed = await changeVoucher(context, { ...(await adVoucher(context, input)), id, version: seen });
    await forgetUnusedCampaign(tx, businessId, before.campaignId);
    return changed;
  },
});
