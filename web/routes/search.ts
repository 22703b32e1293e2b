/**
 * What stands behind the `?` of an address. Plain text, not JSON: `?status=PENDING&status=HOLD&page=2`, so
 * that links are readable and a phone number stays one. Every route reads its own search with the functions
 * below.
 */
export type RawSearch = Record<string, string | string[]>;

export function parseSearch(text: string): RawSearch {
  const raw: RawSearch = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const before = raw[name];
    if (before === undefined) raw[name] = value;
    else raw[name] = Array.isArray(before) ? [...before, value] : [before, value];
  }
  return raw;
}

/** Empty values are left out, so that the plain list has the plain address. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') params.append(name, String(one));
    }
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

type Value = unknown;

/** The text, or '' when there is none. The last one wins where a name is given twice. */
export function searchText(value: Value): string {
  const one: unknown = Array.isArray(value) ? value.at(-1) : value;
  return one === undefined || one === null ? '' : String(one);
}

/** The texts; `?status=A&status=B`. */
export function searchList(value: Value): string[] {
  if (Array.isArray(value)) return value.map(String);
  return value === undefined || value === null || value === '' ? [] : [String(value)];
}

/** A whole number of at least `min`, or the fallback. */
export function searchNumber(value: Value, fallback: number, min = 0): number {
  const text = searchText(value);
  const number = Number(text);
  return text !== '' && Number.isInteger(number) && number >= min ? number : fallback;
}

/** One of a few words, or undefined. */
export function searchChoice<const Choice extends string>(
  value: Value,
  choices: readonly Choice[],
): Choice | undefined {
  const text = searchText(value);
  return choices.find((choice) => choice === text);
}

/** Only the known words of a list. */
export function searchChoices<const Choice extends string>(
  value: Value,
  choices: readonly Choice[],
): Choice[] {
  const given = new Set(searchList(value));
  return choices.filter((choice) => given.has(choice));
}
