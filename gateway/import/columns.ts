import { z } from 'zod';
import { msg } from '../../schema/rules/message.ts';
import type { Tx } from '../db/client.ts';
import { ValidationError } from '../errors.ts';
import { MAX_IMPORT_COLUMNS, type ImportRow, type ImportTable } from './import-table.ts';

/** Something that a column may mean. */
export interface ImportField {
  /** Headers that mean it wherever a file comes from; case, spaces and signs do not matter. */
  headers: readonly string[];
}

/** Which column means what: by the position of the column, from 0. */
export type ColumnMapping<Field extends string> = ReadonlyMap<number, Field>;

/** The input that says what the columns of a file mean. */
export const columnsInput = <Field extends string>(field: z.ZodType<Field>) => z
  .array(z.object({
    column: z.int().min(0).max(MAX_IMPORT_COLUMNS - 1).describe('Its position in the file, from 0.'),
    field: field.describe('What it means.'),
  }))
  .max(MAX_IMPORT_COLUMNS);

/** A column of an uploaded file. */
export interface ImportColumn<Field extends string> {
  column: number;
  header: string;
  /** The values of the first rows in this column. */
  samples: string[];
  field: Field | null;
}

/** 'Sale price (৳)' and 'sale_price' are the same to somebody who reads them. */
export const plainHeader = (header: string) => header.normalize('NFC').toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/**
 * What columns mean: as somebody has said for the same headers before, otherwise by their names. A field is meant by
 * one column, the first that fits.
 */
export function guessMapping<Field extends string>(
  headers: readonly string[], fields: Record<Field, ImportField>, remembered: Readonly<Record<string, string>>,
): Map<number, Field> {
  const names = Object.keys(fields) as Field[];
  const byHeader = (header: string) => names.find((name) => fields[name].headers.some((known) => plainHeader(known) === header));
  const mapping = new Map<number, Field>();
  for (const guess of [(header: string) => names.find((name) => name === remembered[header]), byHeader]) {
    for (const [index, header] of headers.map(plainHeader).entries()) {
      // A header that was left out the last time stays so.
      if (header === '' || mapping.has(index) || (guess === byHeader && header in remembered)) continue;
      const field = guess(header);
      if (field && ![...mapping.values()].includes(field)) mapping.set(index, field);
    }
  }
  return mapping;
}

interface MappingOptions<Field extends string> {
  /** Files of the same kind mean the same by the same headers. */
  kind: string;
  fields: Record<Field, ImportField>;
  /** As somebody has said now. */
  chosen: readonly { column: number; field: Field }[] | undefined;
}

/** What columns mean: as given, otherwise as for the last file of the kind, otherwise by their names. Throws ValidationError. */
export async function mappingOf<Field extends string>(
  client: Pick<Tx, 'importMapping'>, businessId: string, { headers }: ImportTable, { kind, fields, chosen }: MappingOptions<Field>,
): Promise<Map<number, Field>> {
  if (!chosen) return guessMapping(headers, fields, await rememberedColumns(client, businessId, kind));
  if (new Set(chosen.map(({ field }) => field)).size !== chosen.length) {
    throw new ValidationError('Two columns mean the same', [{ field: 'columns', message: msg('Two columns mean the same') }]);
  }
  return new Map(chosen.filter(({ column }) => column < headers.length).map(({ column, field }) => [column, field]));
}

/** The columns for people who say what they mean. */
export const importColumns = <Field extends string>(table: ImportTable, mapping: ColumnMapping<Field>): ImportColumn<Field>[] =>
  table.headers.map((header, column) => ({ column, header, samples: samplesOf(table, column), field: mapping.get(column) ?? null }));

/** The cell of a row that means a field; undefined where no column does. */
export function cellsOf<Field extends string>({ cells }: ImportRow, mapping: ColumnMapping<Field>) {
  const byField = new Map([...mapping].map(([index, field]) => [field, cells[index] ?? null]));
  return (field: Field) => byField.get(field);
}

/** What a few rows have in a column, for people who say what it means. */
const samplesOf = ({ rows }: ImportTable, index: number, most = 3): string[] =>
  rows.slice(0, 200).flatMap(({ cells }) => {
    const cell = cells[index];
    const text = cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell ?? '').trim();
    return text === '' ? [] : [text.slice(0, 60)];
  }).slice(0, most);

async function rememberedColumns(tx: Pick<Tx, 'importMapping'>, businessId: string, kind: string): Promise<Record<string, string>> {
  const row = await tx.importMapping.findUnique({ where: { businessId_kind: { businessId, kind } }, select: { columns: true } });
  return (row?.columns ?? {}) as Record<string, string>;
}

const MAX_REMEMBERED = 300;

/** Keeps what columns were said to mean, those that were left out too. */
export async function rememberColumns(
  tx: Tx, businessId: string, { kind, headers, mapping }: { kind: string; headers: readonly string[]; mapping: ColumnMapping<string> },
): Promise<void> {
  const meanings = headers.map((header, index) => [plainHeader(header), mapping.get(index) ?? ''] as const)
    .filter(([header]) => header !== '');
  const before = Object.entries(await rememberedColumns(tx, businessId, kind)).filter(([header]) => !meanings.some(([one]) => one === header));
  const columns = Object.fromEntries([...before, ...meanings].slice(-MAX_REMEMBERED));
  await tx.$executeRaw`
    INSERT INTO "ImportMapping" ("businessId", "kind", "columns") VALUES (${businessId}::uuid, ${kind}, ${JSON.stringify(columns)}::jsonb)
    ON CONFLICT ("businessId", "kind") DO UPDATE SET "columns" = excluded."columns"`;
}
