import { runQuery } from '../../../commands/execute.ts';
import type { PrintSetting as PrintSettingRow } from '../../../db/generated/client/client.ts';
import type {
  PrintFormat as PrintFormatValue, PrintKind as PrintKindValue, PrintPart as PrintPartValue,
  PrintSymbol as PrintSymbolValue,
} from '../../../db/generated/client/enums.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { visibleTo } from '../../../graphql/guard-records.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { choosePrint, printFormat, printKind, printPart, printSettings, printSymbol } from '../print-settings.ts';

const PrintKind = describedEnum<PrintKindValue>('PrintKind', 'What is printed of an order.', {
  INVOICE: 'For the customer: what was ordered and what it costs.',
  STICKER: 'For the parcel: where it goes and what is to be collected.',
});
nameEnum(printKind, PrintKind);

export const PrintFormat = describedEnum<PrintFormatValue>('PrintFormat', 'The paper that something is printed on.', {
  A4: 'An invoice on a sheet of 210 × 297 mm.',
  A5: 'An invoice on a sheet of 148 × 210 mm.',
  ROLL80: 'An invoice on a roll of receipt paper 80 mm wide.',
  STICKER_75X50: 'A sticker of 75 × 50 mm.',
  STICKER_100X150: 'A sticker of 100 × 150 mm.',
});
nameEnum(printFormat, PrintFormat);

const PrintSymbol = describedEnum<PrintSymbolValue>('PrintSymbol', 'How the number of an order is written for scanners.', {
  CODE128: 'In bars.',
  QR: 'In a square that phones read.',
  BOTH: 'In bars and in a square.',
});
nameEnum(printSymbol, PrintSymbol);

const PrintPart = describedEnum<PrintPartValue>('PrintPart', 'A part of an invoice or sticker that can be left out.', {
  LOGO: 'The logo of the business.',
  SENDER: 'Address and phone of the business.',
  ITEMS: 'What is in the parcel; on stickers only.',
  SKU: 'The SKU of each line; on invoices only.',
  NOTE: 'The shipping note.',
  COURIER: 'The courier and its number of the parcel.',
  SIGNATURE: 'A line to sign on; on invoices only.',
});
nameEnum(printPart, PrintPart);

/** Not a Relay node: it is read through the business of the session. */
const PrintSetting = builder.objectRef<PrintSettingRow>('PrintSetting').implement({
  description: 'How the business prints its invoices or its stickers.',
  extensions: visibleTo('readOrders'),
  fields: (t) => ({
    kind: t.expose('kind', { type: PrintKind, description: 'What it is about.' }),
    format: t.expose('format', { type: PrintFormat, description: 'The paper.' }),
    symbol: t.expose('symbol', { type: PrintSymbol, description: 'How the number is written for scanners.' }),
    hiddenParts: t.expose('hiddenParts', { type: [PrintPart], description: 'Parts that are left out.' }),
    copies: t.exposeInt('copies', { description: 'Of each order, in one print.' }),
    footer: t.exposeString('footer', { description: 'The last line; empty for none.' }),
    version: t.exposeInt('version'),
  }),
});

builder.queryField('printSettings', (t) =>
  t.field({
    type: [PrintSetting],
    description: 'How the business prints: its invoices and its stickers.',
    ...requires(printSettings.permission, { input: printSettings.input }),
    resolve: (_root, _args, context) => runQuery(printSettings, sessionOf(context), {}),
  }),
);

commandField('choosePrint', choosePrint, {
  description: 'Chooses how invoices, or stickers, are printed from now on.', record: 'setting', type: PrintSetting,
});
