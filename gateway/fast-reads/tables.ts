import { getDatamodel } from '../db/generated/pothos.ts';

/** The query asks for something that is not translated here: Prisma answers it. */
export class UnsupportedQuery extends Error {}

export interface Field {
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

export const { models: MODELS } = getDatamodel().datamodel as unknown as { models: Record<string, Model> };

/** The tables of one tenant are tied together by (businessId, id). */
const TENANT_KEY = ['businessId', 'id'];

const fieldsOf = new Map(Object.entries(MODELS).map(([name, { fields }]) => [
  name, new Map(fields.map((field) => [field.name, field])),
]));

export function fieldOf(model: string, name: string): Field {
  const field = fieldsOf.get(model)?.get(name);
  if (!field) throw new UnsupportedQuery(`${model}.${name}`);
  return field;
}

export function columnOf(model: string, name: string): string {
  const { kind, isList, type } = fieldOf(model, name);
  if (kind === 'object' || isList || type === 'Json') throw new UnsupportedQuery(`${model}.${name}`);
  return `"${name}"`;
}

/**
 * The condition that joins the table of a relation, named `inner` in the statement, to the one that has it, named `outer`.
 * Both tables must be keyed by (businessId, id): the datamodel does not say which columns a foreign key points at.
 */
export function joinOf(
  model: string, { name, type, relationName, relationFromFields }: Field, { outer, inner }: { outer: string; inner: string },
): string {
  const from = relationFromFields ?? [];
  if (from.length > 0) {
    refuseOtherKeys(type);
    return pairs(inner, TENANT_KEY, outer, foreignKey(from));
  }
  refuseOtherKeys(model);
  const back = MODELS[type]!.fields.find((one) => one.relationName === relationName && one.type === model);
  if (!back || type === model) throw new UnsupportedQuery(`${model}.${name}`);
  return pairs(inner, foreignKey(back.relationFromFields ?? []), outer, TENANT_KEY);
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
