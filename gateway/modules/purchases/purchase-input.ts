import { z } from 'zod';
import { COST_SPREADS } from '../../../schema/rules/spread.ts';
import { idOf, money, text } from '../../commands/fields.ts';
import { moneyAccount, otherAccount } from '../accounting/money-account.ts';

export const MAX_LINES = 1_000;
export const MAX_UNITS = 1_000_000;

export const costSpread = z.enum(COST_SPREADS);

const purchaseLine = z.object({
  variantId: idOf('Variant'),
  quantity: z.int().min(1).max(MAX_UNITS).describe('Pieces on the bill.'),
  unitCost: money().describe('Of one piece on the bill.'),
  note: text(200).default('').describe('Batch, expiry, what was agreed.'),
});

/** The fields of a purchase, entered or changed before any goods arrive. */
export const purchaseFields = {
  supplierId: idOf('Supplier'),
  locationId: idOf('Location').optional().describe('Where the goods go; the default location when left out.'),
  billNumber: text(60).default('').describe("The supplier's number of the bill."),
  billDay: z.date().optional().describe('The day on the bill; today when left out.'),
  note: text(1_000).default('').describe('For the staff.'),
  lines: z.array(purchaseLine).min(1, 'Add at least one product').max(MAX_LINES)
    .describe('What is bought.'),
  discount: money().default(0n).describe('Off the whole bill.'),
  extraCost: money().default(0n).describe('Transport, duty, packing: becomes part of what the goods cost.'),
  extraSpread: costSpread.default('VALUE').describe('How the extra costs fall on the lines.'),
  extraAccount: moneyAccount.optional()
    .describe("The account that the extra costs are paid from; left out, they stand on the supplier's bill."),
  extraAccountId: otherAccount('extraAccount'),
};

export type PurchaseInput = z.output<z.ZodObject<typeof purchaseFields>>;

/** Whether the extra costs are paid to somebody other than the supplier. */
export const isPaidApart = ({ extraAccount, extraAccountId }: Pick<PurchaseInput, 'extraAccount' | 'extraAccountId'>): boolean =>
  extraAccount !== undefined || extraAccountId !== undefined;
