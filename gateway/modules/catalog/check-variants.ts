import { Prisma } from '../../db/generated/client/client.ts';
import type { CommandContext } from '../../commands/command.ts';
import { lockNames } from '../../db/lock-name.ts';
import { ValidationError, type ErrorText, type FieldMistake } from '../../errors.ts';
import { msg } from '../../../schema/rules/message.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { plainName, spellings } from '../../list-query/like-text.ts';

interface Checked {
  /** Left out for a new variant. */
  id?: string;
  sku: string;
  barcode?: string;
  price: Poisha;
  salePrice?: Poisha;
}

type Code = 'sku' | 'barcode';

const OTHER_THAN_ASCII = /[\u0080-\uffff]/;

/** Keyboards write the same letters in several ways, which the unique index takes for different SKUs: whoever saves one of them waits for the other. */
async function lockSpellings({ tx, session: { businessId } }: CommandContext, variants: readonly Checked[]): Promise<void> {
  const several = variants.filter(({ sku }) => OTHER_THAN_ASCII.test(sku));
  if (several.length > 0) await lockNames(tx, several.map(({ sku }) => `sku:${businessId}:${plainName(sku)}`));
}

/**
 * Refuses variants of one product whose SKU or barcode is used twice, among them or in the business (SKUs without regard
 * to case), and sale prices above the price. Throws ValidationError with a message for each wrong field.
 */
export async function checkVariants(context: CommandContext, variants: readonly Checked[]): Promise<void> {
  const { tx, session } = context;
  await lockSpellings(context, variants);
  const errors = [...repeated(variants, 'sku'), ...repeated(variants, 'barcode'), ...wrongPrices(variants)];
  if (errors.length === 0) errors.push(...await takenElsewhere(tx, session.businessId, variants));
  if (errors.length > 0) throw new ValidationError(errors[0]!.summary, errors.map(({ field, message }) => ({ field, message })));
}

interface Problem extends FieldMistake {
  /** The text shown above the form. */
  summary: ErrorText;
}

const keyOf = (variant: Checked, code: Code) => (code === 'sku' ? plainName(variant.sku) : variant.barcode || undefined);

const usedTwice = (variant: Checked, code: Code) => (code === 'sku'
  ? msg('SKU {{sku}} is used twice', { sku: variant.sku })
  : msg('Barcode {{barcode}} is used twice', { barcode: variant.barcode ?? '' }));

const inUse = (variant: Checked, code: Code) => (code === 'sku'
  ? msg('SKU {{sku}} is already in use', { sku: variant.sku })
  : msg('Barcode {{barcode}} is already in use', { barcode: variant.barcode ?? '' }));

function repeated(variants: readonly Checked[], code: Code): Problem[] {
  const seen = new Set<string>();
  return variants.flatMap((variant, index) => {
    const key = keyOf(variant, code);
    if (key === undefined || !seen.has(key)) {
      if (key !== undefined) seen.add(key);
      return [];
    }
    const summary = usedTwice(variant, code);
    return [{ field: `variants.${index}.${code}`, message: 'Used twice', summary }];
  });
}

const wrongPrices = (variants: readonly Checked[]): Problem[] =>
  variants.flatMap(({ price, salePrice }, index) => {
    if (salePrice === undefined || salePrice <= price) return [];
    const message = 'Not above the price';
    return [{ field: `variants.${index}.salePrice`, message, summary: msg('A sale price is above the price') }];
  });

async function takenElsewhere(tx: CommandContext['tx'], businessId: string, variants: readonly Checked[]): Promise<Problem[]> {
  const skus = variants.flatMap(({ sku }) => spellings(sku.toLowerCase()));
  const barcodes = variants.flatMap(({ barcode }) => (barcode ? [barcode] : []));
  const own = variants.flatMap(({ id }) => (id ? [id] : []));
  const taken = await tx.$queryRaw<{ sku: string; barcode: string | null }[]>`
    SELECT lower("sku") AS "sku", "barcode" FROM "Variant"
    WHERE "businessId" = ${businessId}::uuid AND (lower("sku") = ANY(${skus}) OR "barcode" = ANY(${barcodes}))
      ${own.length > 0 ? Prisma.sql`AND "id" <> ALL(${own}::uuid[])` : Prisma.empty}`;
  return variants.flatMap((variant, index) =>
    (['sku', 'barcode'] as const).flatMap((code) => {
      const key = keyOf(variant, code);
      if (key === undefined || !taken.some((row) => (code === 'sku' ? plainName(row.sku) : row.barcode) === key)) return [];
      const summary = inUse(variant, code);
      return [{ field: `variants.${index}.${code}`, message: 'Already in use', summary }];
    }));
}
