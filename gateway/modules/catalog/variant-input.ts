import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { checkText } from '../../commands/check-text.ts';
import { money, requiredText, text } from '../../commands/fields.ts';

const MAX_UNITS = 1_000_000;
const MAX_GRAMS = 1_000_000;

/** Scanners never send spaces, so a barcode with one was typed wrongly. */
const barcode = () => text(64).refine((value) => !/\s/.test(value), 'A barcode has no spaces');

/** The fields of a variant, new or existing. */
export const variantFields = {
  /** Tells the variant from its siblings; empty for a product with one variant. */
  name: text(100).default(''),
  sku: requiredText(64).describe('Unique in the business, whatever the case.'),
  barcode: barcode().optional().describe('What a scanner reads; unique in the business.'),
  price: money().describe('What one piece sells for.'),
  salePrice: money().optional().describe('What it sells for as long as this is set; below the price.'),
  weightGrams: z.int().min(0).max(MAX_GRAMS).optional().describe('Grams of one piece.'),
  lowStockLevel: z.int().min(0).max(MAX_UNITS).optional().describe('Available pieces at or below which it is low on stock.'),
};

/** Additional fields of a new variant. */
export const openingFields = {
  openingStock: z.int().min(0).max(MAX_UNITS).default(0).describe('Pieces on hand now.'),
  openingCost: money().default(0n).describe('What one of them cost.'),
};

/** SKUs whose opening stock has no cost. */
export const withoutCost = (variants: readonly { sku: string; openingStock: number; openingCost: Poisha }[]): string[] =>
  variants.filter(({ openingStock, openingCost }) => openingStock > 0 && openingCost === 0n).map(({ sku }) => sku);

/** What the variants of a product differ in, such as colour and size. The browser makes the variant rows from them. */
export const options = () =>
  z.array(z.object({
    name: requiredText(40).describe('Colour, size.'),
    values: z.array(requiredText(60)).min(1).max(50).describe('In their order.'),
  })).max(3, 'At most three options').default([])
    .describe('What its variants differ in; empty where they are named freely.');

export const MAX_VARIANTS = 100;
export const VARIANTS_MESSAGES = {
  none: msg('A product has at least one variant'),
  many: checkText(msg('At most {{most}} variants', { most: MAX_VARIANTS })),
} as const;
