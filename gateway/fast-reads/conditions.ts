import { isPlanConstant, MORE_THAN_ZERO } from '../list-query/plan-constants.ts';
import { columnOf, fieldOf, joinOf, MODELS, UnsupportedQuery, type Field } from './tables.ts';

export type Where = Record<string, unknown>;

const COMPARISONS: Record<string, string> = { equals: '=', lt: '<', lte: '<=', gt: '>', gte: '>=' };

const parameter = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(parameter);
  return value instanceof Date ? value.toISOString() : value;
};

/** A table of the statement: its model, and the name that the statement gives it. */
interface From {
  model: string;
  alias: string;
}

/** Collects the values of the conditions; each becomes a parameter. */
export class Conditions {
  readonly values: unknown[] = [];
  reusable = true;
  /** Tables of relations are named c1, c2 and so on. */
  #tables = 0;

  /** The condition as SQL. Throws UnsupportedQuery where only Prisma can answer. */
  of(from: From, where: Where): string {
    const given = Object.entries(where).filter(([, value]) => value !== undefined);
    const terms = given.map(([name, value]) => this.#term(from, name, value));
    return terms.length === 0 ? 'TRUE' : terms.join(' AND ');
  }

  #term(from: From, name: string, value: unknown): string {
    if (name === 'AND') return this.#each(from, value).join(' AND ') || 'TRUE';
    if (name === 'OR') return `(${this.#each(from, value).join(' OR ') || 'FALSE'})`;
    // As Prisma has it: no conditions exclude nothing.
    if (name === 'NOT') return this.#each(from, value).map((term) => (term === '(TRUE)' ? term : `NOT ${term}`)).join(' AND ') || 'TRUE';
    if (isKey(from.model, name)) return this.of(from, value as Where);
    const field = fieldOf(from.model, name);
    if (field.kind === 'object') return this.#relation(from, field, value);
    const column = `${from.alias}.${columnOf(from.model, name)}`;
    if (value === null) return `${column} IS NULL`;
    if (typeof value !== 'object' || value instanceof Date) return `${column} = ${this.#value(value)}`;
    if (value === MORE_THAN_ZERO) return `${column} > 0`;
    const { mode, ...operators } = value as Where & { mode?: unknown };
    return Object.entries(operators).flatMap(([operator, operand]) =>
      operand === undefined ? [] : this.#comparison(column, operator, operand, mode === 'insensitive'),
    ).join(' AND ') || 'TRUE';
  }

  #each(from: From, value: unknown): string[] {
    return [value].flat().map((where) => `(${this.of(from, where as Where)})`);
  }

  /** `{ some }` and `{ none }` of a list; of one record its conditions, `null`, `{ is }`, or `{ isNot: null }`. */
  #relation(from: From, field: Field, value: unknown): string {
    // Of the side that has the foreign key Prisma compares every column of it with null, also the tenant's.
    const isNullOf = value === null || (typeof value === 'object' && Object.values(value).includes(null) && ('is' in value || 'isNot' in value));
    if (isNullOf && field.relationFromFields?.length) throw new UnsupportedQuery(field.name);
    if (value === null) return this.#exists(from, field, null);
    const entries = Object.entries(value as Where).filter(([, operand]) => operand !== undefined);
    const [operator, operand] = entries[0] ?? [];
    if (field.isList) {
      if (entries.length !== 1 || (operator !== 'some' && operator !== 'none') || !operand) throw new UnsupportedQuery(field.name);
      return `${operator === 'none' ? 'NOT ' : ''}${this.#exists(from, field, operand as Where)}`;
    }
    if (operator !== 'is' && operator !== 'isNot') return this.#exists(from, field, value as Where);
    if (entries.length !== 1 || (operator === 'isNot' && operand !== null)) throw new UnsupportedQuery(field.name);
    return operator === 'is' ? this.#exists(from, field, operand as Where | null) : this.#exists(from, field, {});
  }

  /** A related record that meets the conditions; with null, none at all. */
  #exists(from: From, field: Field, where: Where | null): string {
    this.#tables += 1;
    const related = { model: field.type, alias: `c${this.#tables}` };
    const join = joinOf(from.model, field, { outer: from.alias, inner: related.alias });
    const rows = `SELECT 1 FROM "${related.model}" ${related.alias} WHERE ${join} AND ${this.of(related, where ?? {})}`;
    return `${where === null ? 'NOT ' : ''}EXISTS (${rows})`;
  }

  #comparison(column: string, operator: string, operand: unknown, ignoresCase: boolean): string {
    if ((operator === 'contains' || operator === 'startsWith') && typeof operand === 'string') {
      this.reusable = false;
      const pattern = operator === 'contains' ? `%${operand}%` : `${operand}%`;
      return `${column} ${ignoresCase ? 'ILIKE' : 'LIKE'} ${this.#value(pattern)}`;
    }
    if (ignoresCase) throw new UnsupportedQuery(`${operator} whatever its case`);
    if (operator === 'in' || operator === 'notIn') {
      if (!Array.isArray(operand)) throw new UnsupportedQuery(operator);
      const list = isPlanConstant(operand) ? `('{${operand.join()}}')` : `(${this.#value(operand)})`;
      return operator === 'in' ? `${column} = ANY${list}` : `${column} <> ALL${list}`;
    }
    if (operator === 'not' && (typeof operand !== 'object' || operand === null)) {
      return operand === null ? `${column} IS NOT NULL` : `${column} <> ${this.#value(operand)}`;
    }
    const sql = COMPARISONS[operator];
    if (!sql || operand === null) throw new UnsupportedQuery(operator);
    return `${column} ${sql} ${this.#value(operand)}`;
  }

  #value(value: unknown): string {
    this.values.push(parameter(value));
    return `$${this.values.length}`;
  }
}

/** 'businessId_id' and the like. */
function isKey(model: string, name: string): boolean {
  const { primaryKey, uniqueIndexes } = MODELS[model]!;
  const keys = [primaryKey, ...uniqueIndexes].filter((key) => key && key.fields.length > 1);
  return keys.some((key) => key!.fields.join('_') === name);
}
