/** What this reads of a JSON Schema. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  additionalProperties?: boolean | JsonSchema;
  [keyword: string]: unknown;
}

const UPPER = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems'];
const LOWER = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems'];
/** Where another value may refuse what passed before. */
const EXACT = ['const', 'pattern', 'format', 'multipleOf'];

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
const types = ({ type }: JsonSchema) => [type ?? []].flat();
const inside = (path: string, name: string) => (path ? `${path}.${name}` : name);

function narrowerType(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const missing = types(before).filter((type) => types(after).length > 0 && !types(after).includes(type));
  const [was, is] = [types(before), types(after)].map((list) => list.join(' or ') || 'anything');
  const narrowed = missing.length > 0 || (types(before).length === 0 && types(after).length > 0);
  return narrowed ? [`${path || 'the input'} is ${is} instead of ${was}`] : [];
}

function narrowerRange(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const narrower = (keyword: string, isNarrower: (was: number, is: number) => boolean) => {
    const [was, is] = [before[keyword], after[keyword]] as [number | undefined, number | undefined];
    return is !== undefined && (was === undefined || isNarrower(was, is));
  };
  return [
    ...UPPER.filter((keyword) => narrower(keyword, (was, is) => is < was)),
    ...LOWER.filter((keyword) => narrower(keyword, (was, is) => is > was)),
    ...EXACT.filter((keyword) => after[keyword] !== undefined && !same(before[keyword], after[keyword])),
  ].map((keyword) => `${path || 'the input'} has ${keyword} ${String(after[keyword])}`);
}

function lostValues(before: JsonSchema, after: JsonSchema, path: string): string[] {
  if (!after.enum) return [];
  if (!before.enum) return [`${path} takes only ${after.enum.join(', ')}`];
  return before.enum
    .filter((value) => !after.enum!.includes(value))
    .map((value) => `${path} does not take ${String(value)} any more`);
}

function propertyChanges(before: JsonSchema, after: JsonSchema, path: string): string[] {
  const [was, is] = [before.properties ?? {}, after.properties ?? {}];
  const newlyRequired = (after.required ?? []).filter((name) => !before.required?.includes(name));
  return [
    ...Object.keys(was).filter((name) => !(name in is)).map((name) => `${inside(path, name)} was removed`),
    ...newlyRequired.map((name) => `${inside(path, name)} is required`),
    ...Object.keys(was).flatMap((name) => (
      name in is ? inputChanges(was[name]!, is[name]!, inside(path, name)) : []
    )),
  ];
}

/** One alternative more is fine, one fewer or a different one is not. */
function lostAlternatives(before: JsonSchema, after: JsonSchema, path: string): string[] {
  if (!before.anyOf) return after.anyOf ? [`${path} takes one of several forms`] : [];
  const lost = before.anyOf.some(
    (was) => !after.anyOf?.some((is) => inputChanges(was, is, path).length === 0),
  );
  return lost ? [`${path} lost one of its forms`] : [];
}

/**
 * Why a call that passed `before` may be refused by `after`, a phrase for each reason. What only widens the
 * input is no reason. `path` names the place inside the input.
 */
export function inputChanges(before: JsonSchema, after: JsonSchema, path = ''): string[] {
  const closed = after.additionalProperties === false && before.additionalProperties !== false;
  return [
    ...narrowerType(before, after, path),
    ...narrowerRange(before, after, path),
    ...lostValues(before, after, path),
    ...propertyChanges(before, after, path),
    ...lostAlternatives(before, after, path),
    ...(closed ? [`${path || 'the input'} takes no further fields`] : []),
    ...(before.items && after.items ? inputChanges(before.items, after.items, `${path}[]`) : []),
  ];
}
