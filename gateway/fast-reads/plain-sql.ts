import { LRUCache } from 'lru-cache';
import { getDatamodel } from '../db/generated/pothos.ts';

/** The query asks for something that is not translated here: Prisma answers it. */
export class UnsupportedQuery extends Error {}

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

type Where = Record<string, unknown>;
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

interface Field {
  name: string;
  type: string;
  kind: string;
  isList: boolean;
  relationName?: string;
  relationFromFields?: string[];
}

interface Model {
  fields: Field[];
  primaryKey: { fields: string[] } | null;
  uniqueIndexes: { fields: string[] }[];
}

const { models: MODELS } = getDatamodel().datamodel as unknown as { models: Record<string, Model> };

/** The tables of one tenant are tied together by (businessId, id). */
const TENANT_KEY = ['businessId', 'id'];

const SUPPORTED_TYPES = new Set(['String', 'Int', 'BigInt', 'Boolean', 'DateTime', 'Json']);
const COMPARISONS: Record<string, string> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

const fieldsOf = new Map(Object.entries(MODELS).map(([name, { fields }]) => [
  name, new Map(fields.map((field) => [field.name, field])),
]));

function fieldOf(model: string, name: string): Field {
  const field = fieldsOf.get(model)?.get(name);
  if (!field) throw new UnsupportedQuery(`${model}.${name}`);
  return field;
}

function columnOf(model: string, name: string): string {
  const { kind, isList, type } = fieldOf(model, name);
  if (kind === 'object' || isList || type === 'Json') throw new UnsupportedQuery(`${model}.${name}`);
  return `"${name}"`;
}

/** What is read of each row, as the select list of table `t<depth>`, and how it is decoded. */
interface Shape {
  list: string;
  decode: (row: Row) => void;
}

const shapes = new LRUCache<string, Shape>({ max: 1_000 });

function shapeOf(model: string, query: ReadQuery, depth: number): Shape {
  const key = JSON.stringify([model, depth, query.select, query.include]);
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
  const from = `"${type}" t${inner} WHERE ${join(model, field, depth)}`;
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

/** Both sides must be keyed by (businessId, id): the datamodel does not say which columns a foreign key points at. */
function join(model: string, { name, type, relationName, relationFromFields }: Field, depth: number): string {
  const from = relationFromFields ?? [];
  if (from.length > 0) {
    refuseOtherKeys(type);
    return pairs(`t${depth + 1}`, TENANT_KEY, `t${depth}`, foreignKey(from));
  }
  refuseOtherKeys(model);
  const back = MODELS[type]!.fields.find((one) => one.relationName === relationName && one.type === model);
  if (!back || type === model) throw new UnsupportedQuery(`${model}.${name}`);
  return pairs(`t${depth + 1}`, foreignKey(back.relationFromFields ?? []), `t${depth}`, TENANT_KEY);
}

function refuseOtherKeys(model: string): void {
  if (MODELS[model]!.primaryKey?.fields.join() !== TENANT_KEY.join()) throw new UnsupportedQuery(`key of ${model}`);
}

function foreignKey(fields: string[]): string[] {
  if (fields.length !== 2 || fields[0] !== 'businessId') throw new UnsupportedQuery(fields.join());
  return fields;
}

const pairs = (left: string, leftColumns: string[], right: string, rightColumns: string[]) =>
  leftColumns.map((column, index) => `${left}."${column}" = ${right}."${rightColumns[index]}"`).join(' AND ');

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

const parameter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(parameter);
  return value instanceof Date ? value.toISOString() : value;
};

/** Collects the values of the conditions; each becomes a parameter. */
class Conditions {
  readonly values: unknown[] = [];
  reusable = true;
  readonly #model: string;

  constructor(model: string) {
    this.#model = model;
  }

  all(where: Where): string {
    const given = Object.entries(where).filter(([, value]) => value !== undefined);
    const terms = given.map(([name, value]) => this.#term(name, value));
    return terms.length === 0 ? 'TRUE' : terms.join(' AND ');
  }

  #term(name: string, value: unknown): string {
    if (name === 'AND') return this.#each(value).join(' AND ') || 'TRUE';
    if (name === 'OR') return `(${this.#each(value).join(' OR ') || 'FALSE'})`;
    if (this.#isKey(name)) return this.all(value as Where);
    const column = `t0.${columnOf(this.#model, name)}`;
    if (value === null) return `${column} IS NULL`;
    if (typeof value !== 'object' || value instanceof Date) return `${column} = ${this.#value(value)}`;
    return Object.entries(value).flatMap(([operator, operand]) =>
      operand === undefined ? [] : this.#comparison(column, operator, operand),
    ).join(' AND ') || 'TRUE';
  }

  #each(value: unknown): string[] {
    return [value].flat().map((where) => `(${this.all(where as Where)})`);
  }

  #comparison(column: string, operator: string, operand: unknown): string {
    if (operator === 'in' && !Array.isArray(operand)) throw new UnsupportedQuery('in');
    if (operator === 'in') return `${column} = ANY(${this.#value(operand)})`;
    if (operator === 'contains' && typeof operand === 'string') {
      this.reusable = false;
      return `${column} LIKE ${this.#value(`%${operand}%`)}`;
    }
    const sql = COMPARISONS[operator];
    if (!sql || operand === null) throw new UnsupportedQuery(operator);
    return `${column} ${sql} ${this.#value(operand)}`;
  }

  /** 'businessId_id' and the like. */
  #isKey(name: string): boolean {
    const { primaryKey, uniqueIndexes } = MODELS[this.#model]!;
    const keys = [primaryKey, ...uniqueIndexes].filter((key) => key && key.fields.length > 1);
    return keys.some((key) => key!.fields.join('_') === name);
  }

  #value(value: unknown): string {
    this.values.push(parameter(value));
    return `$${this.values.length}`;
  }
}

/**
 * The rows of `model` that a Prisma query describes, as one statement. Throws UnsupportedQuery
 * where only Prisma can answer.
 */
export function plainSql(model: string, query: ReadQuery): ReadStatement {
  refuseOthers(query, ARGUMENTS);
  const { list, decode } = shapeOf(model, query, 0);
  if (list === '') throw new UnsupportedQuery('nothing selected');
  const conditions = new Conditions(model);
  const where = conditions.all(query.where ?? {});
  const rows = `SELECT ${list} FROM "${model}" t0 WHERE ${where}${orderOf(model, query, 0)}${limitOf(query)}`;
  const { values, reusable } = conditions;
  return { text: `SELECT coalesce(json_agg(r), '[]') AS "rows" FROM (${rows}) r`, values, decode, reusable };
}
