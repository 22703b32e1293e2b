import type { PrintFormat, PrintKind, PrintPart } from '../../__generated__/PrintSettingPageQuery.graphql.ts';

export type Part = Exclude<PrintPart, '%future added value'>;

/** A paper size in millimetres. A roll has no height: it is cut at the end of the invoice. */
export interface Paper {
  id: PrintFormat;
  kind: PrintKind;
  width: number;
  height: number | null;
  margin: number;
}

export const PAPERS: readonly Paper[] = [
  { id: 'A4', kind: 'INVOICE', width: 210, height: 297, margin: 14 },
  { id: 'A5', kind: 'INVOICE', width: 148, height: 210, margin: 10 },
  { id: 'ROLL80', kind: 'INVOICE', width: 80, height: null, margin: 4 },
  { id: 'STICKER_75X50', kind: 'STICKER', width: 75, height: 50, margin: 2 },
  { id: 'STICKER_100X150', kind: 'STICKER', width: 100, height: 150, margin: 4 },
];

export const paperOf = (format: string): Paper => PAPERS.find(({ id }) => id === format) ?? PAPERS[0]!;

/** Parts that can be hidden, by kind. */
export const PARTS: Record<'INVOICE' | 'STICKER', readonly Part[]> = {
  INVOICE: ['LOGO', 'SENDER', 'SKU', 'COURIER', 'NOTE', 'SIGNATURE'],
  STICKER: ['LOGO', 'SENDER', 'ITEMS', 'COURIER', 'NOTE'],
};

/** Upper limit of orders in one print job; with more, browsers' print dialogs hang. */
export const MAX_PRINTED = 500;

const MM_PER_PX = 25.4 / 96;

/** The `@page` rules for one paper; on a roll, each invoice has a page of its own length. */
export function pageRules({ width, height, margin }: Paper, heightsPx: readonly number[]): string {
  if (height !== null) return `@page { size: ${width}mm ${height}mm; margin: ${margin}mm }`;
  return heightsPx
    .map((px, index) => `@page roll-${index} { size: ${width}mm ${Math.ceil(px * MM_PER_PX) + 2 * margin + 1}mm; margin: ${margin}mm }`)
    .join('\n');
}
