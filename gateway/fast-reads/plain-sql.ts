import { LRUCache } from 'lru-cache';
import { toJson } from '../db/json-rows.ts';
import { Conditions, type Where } from './conditions.ts';
import { columnOf, fieldOf, joinOf, MODELS, UnsupportedQuery, type Field } from './tables.ts';

/** What is translated of a query, of a relation that is a list, and of one that is a record. */
const ARGUMENTS = new Set(['where', 'orderBy', 'take', 'select', 'include']);
const LIST_ARGUMENTS = new Set(['orderBy', 'take', 'select', 'include']);
const RECORD_ARGUMENTS = new Set(['select', 'include']);

function refuseOthers(query: object, supported: ReadonlySet<string>): void {
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && !supported.has(name)) throw new UnsupportedQuery(name);
  }
  if ('select' in query && query.select && 'include' in query && query.include) {
    throw new UnsupportedQuery('select and include');
  }
}

type Selection = Record<string, unknown>;

export interface ReadQuery {
  where?: Where;
  orderBy?: Record<string, unknown> | Record<string, unknown>[];
  take?: number;
  select?: Selection;
  include?: Selection;
}

type Row = Record<string, unknown>;

export interface ReadStatement {
  /** Answers one row with one column `rows`: an array in JSON. */
  text: string;
  values: unknown[];
  /** Turns what JSON cannot carry into what Prisma would have returned, in place. */
  decode: (row: Row) => void;
  /** False where the best plan depends on the values, so that it must not be kept. */
  reusable: boolean;
}

const SUPPORTED_TYPES = new Set(['String', 'Int', 'BigInt', 'Boolean', 'DateTime', 'Json']);

/** What is read of each row, as the select list of table `t<depth>`, and how it is decoded. */
interface Shape {
  list: string;
  decode: (row: Row) => void;
}

const shapes = new LRUCache<string, Shape>({ max: 1_000 });

function shapeOf(model: string, query: ReadQuery, depth: number): Shape {
  const key = toJson([{ model, depth, select: query.select, include: query.include }]);
  const known = shapes.get(key);
  if (known) return known;
  const shape = makeShape(model, query, depth);
  shapes.set(key, shape);
  return shape;
}

function makeShape(model: string, { select, include }: ReadQuery, depth: number): Shape {
  const columns = MODELS[model]!.fields.filter(({ kind }) => kind !== 'object');
  const all = () => ({ ...Object.fromEntries(columns.map(({ name }) => [name, true])), ...include });
  const wanted = Object.entries(select ?? all()).filter(([, value]) => value);
  const parts = wanted.map(([name, value]) => partOf(model, fieldOf(model, name), value, depth));
  const decoders = parts.flatMap(({ decode }) => decode ?? []);
  return {
    list: parts.map(({ sql }) => sql).join(', '),
    decode: (row) => { for (const decode of decoders) decode(row); },
  };
}

interface Part {
  sql: string;
  decode?: (row: Row) => void;
}

function partOf(model: string, field: Field, value: unknown, depth: number): Part {
  const { name, type, kind, isList } = field;
  const query = value === true ? {} : (value as ReadQuery);
  if (kind === 'object') return relationPart(model, field, query, depth);
  const column = `t${depth}."${name}"`;
  if ((isList && type !== 'String') || (kind !== 'enum' && !SUPPORTED_TYPES.has(type))) throw new UnsupportedQuery(`${model}.${name}`);
  // Prisma knows no list that is null.
  if (isList) return { sql: `coalesce(${column}, '{}') AS "${name}"` };
  if (type === 'BigInt') {
    // As text: JSON's numbers end at 2^53.
    return { sql: `${column}::text AS "${name}"`, decode: (row) => { row[name] = toBigInt(row[name]); } };
  }
  if (type === 'DateTime') return { sql: column, decode: (row) => { row[name] = toDate(row[name]); } };
  return { sql: column };
}

const toBigInt = (value: unknown) => (value === null ? null : BigInt(value as string));
const toDate = (value: unknown) => (value === null ? null : new Date(value as string));

function relationPart(model: string, field: Field, query: ReadQuery, depth: number): Part {
  const { name, type, isList } = field;
  refuseOthers(query, isList ? LIST_ARGUMENTS : RECORD_ARGUMENTS);
  const inner = depth + 1;
  const { list, decode } = shapeOf(type, query, inner);
  if (list === '') throw new UnsupportedQuery(`${model}.${name}: nothing selected`);
  const from = `"${type}" t${inner} WHERE ${joinOf(model, field, { outer: `t${depth}`, inner: `t${inner}` })}`;
  const rows = `SELECT ${list} FROM ${from}${orderOf(type, query, inner)}${limitOf(query)}`;
  if (!isList) {
    return {
      sql: `(SELECT row_to_json(r) FROM (${rows}) r) AS "${name}"`,
      decode: (row) => { if (row[name]) decode(row[name] as Row); },
    };
  }
  return {
    sql: `(SELECT coalesce(json_agg(r), '[]') FROM (${rows}) r) AS "${name}"`,
    decode: (row) => { for (const one of row[name] as Row[]) decode(one); },
  };
}

function orderOf(model: string, { orderBy }: ReadQuery, depth: number): string {
  const terms = [orderBy ?? []].flat().flatMap((term) => Object.entries(term));
  if (terms.length === 0) return '';
  return ` ORDER BY ${terms.map(([name, direction]) => {
    if (direction !== 'asc' && direction !== 'desc') throw new UnsupportedQuery(`order by ${name}`);
    return `t${depth}.${columnOf(model, name)} ${direction}`;
  }).join(', ')}`;
}

function limitOf({ take }: ReadQuery): string {
  if (take === undefined) return '';
  if (!Number.isSafeInteger(take) || take < 0) throw new UnsupportedQuery('take');
  return ` LIMIT ${take}`;
}

/**
 * The rows of `model` that a Prisma query describes, as one statement. Throws UnsupportedQuery
 * where only Prisma can answer.
 */
export function plainSql(model: string, query: ReadQuery): ReadStatement {
  refuseOthers(query, ARGUMENTS);
  const { list, decode } = shapeOf(model, query, 0);
  if (list === '') throw new UnsupportedQuery('nothing selected');
  const conditions = new Conditions();
  const where = conditions.of({ model, alias: 't0' }, query.where ?? {});
  const rows = `SELECT ${list} FROM "${model}" t0 WHERE ${where}${orderOf(model, query, 0)}${limitOf(query)}`;
  const { values, reusable } = conditions;
  return { text: `SELECT coalesce(json_agg(r), '[]') AS "rows" FROM (${rows}) r`, values, decode, reusable };
}
