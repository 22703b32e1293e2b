import { z } from 'zod';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import type { PrintSetting } from '../../db/generated/client/client.ts';
import { PrintFormat, PrintKind, PrintPart, PrintSymbol } from '../../db/generated/client/enums.ts';
import { ConflictError, ValidationError } from '../../errors.ts';

export const printKind = z.enum(PrintKind);
export const printFormat = z.enum(PrintFormat);
export const printSymbol = z.enum(PrintSymbol);
export const printPart = z.enum(PrintPart);

/** Paper formats of each kind; the first is the default. */
const FORMATS = {
  INVOICE: ['A4', 'A5', 'ROLL80'],
  STICKER: ['STICKER_75X50', 'STICKER_100X150'],
} as const satisfies Record<PrintKind, PrintFormat[]>;

export const isInvoicePaper = (format: PrintFormat): boolean => (FORMATS.INVOICE as readonly PrintFormat[]).includes(format);

const MAX_COPIES = 5;

type Setting = Omit<PrintSetting, 'businessId'>;

const asDesigned = (kind: PrintKind): Setting => ({
  kind, format: FORMATS[kind][0], symbol: 'CODE128', hiddenParts: [], copies: 1, footer: '', version: 1,
});

/** The business's settings for invoices and stickers, with defaults where nothing was chosen. */
export const printSettings = defineQuery({
  name: 'printing.settings',
  permission: 'readOrders',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<PrintSetting[]> => {
    const chosen = await db.printSetting.findMany({ where: { businessId } });
    return Object.values(PrintKind).map(
      (kind) => chosen.find((one) => one.kind === kind) ?? { ...asDesigned(kind), businessId },
    );
  },
});

/** Saves how invoices or stickers are printed. */
export const choosePrint = defineCommand({
  name: 'printing.choose',
  permission: 'ADMIN',
  input: z.object({
    kind: printKind.describe('What it is about.'),
    version: z.int().min(1).describe('The version of the setting as it was last read.'),
    format: printFormat.describe('The paper: one for this kind.'),
    symbol: printSymbol.describe('How the number is written for scanners.'),
    hiddenParts: z.array(printPart).max(10).describe('Parts to leave out.'),
    copies: z.int().min(1).max(MAX_COPIES).describe('Of each order, in one print.'),
    footer: text(200).describe('The last line; empty for none.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { kind, version: read, hiddenParts, ...input }) => {
    if (!(FORMATS[kind] as readonly PrintFormat[]).includes(input.format)) {
      throw new ValidationError('It is not printed on this paper', [{ field: 'format', message: 'Choose another paper' }]);
    }
    await tx.printSetting.createMany({ data: [{ ...asDesigned(kind), businessId }], skipDuplicates: true });
    await tx.$executeRaw`SELECT 1 FROM "PrintSetting"
      WHERE "businessId" = ${businessId}::uuid AND "kind" = ${kind}::"PrintKind" FOR UPDATE`;
    const where = { businessId_kind: { businessId, kind } };
    const { version, ...before } = await tx.printSetting.findUniqueOrThrow({ where });
    if (version !== read) throw new ConflictError('Print setting was changed by someone else, please reload');
    const data = { ...input, hiddenParts: [...new Set(hiddenParts)].toSorted() };
    const after = await tx.printSetting.update({ where, data: { ...data, version: { increment: 1 } } });
    const summary = kind === 'INVOICE' ? msg('Chose how invoices are printed') : msg('Chose how stickers are printed');
    await audit({ entity: ['Business', businessId], summary, before, after: data });
    return after;
  },
});
