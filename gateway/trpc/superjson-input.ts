import superjson, { type SuperJSONResult } from 'superjson';

/** What an input may hold that JSON has no form for. */
const KINDS: ReadonlySet<unknown> = new Set(['undefined', 'number', 'bigint', 'Date']);

/** Names in each other: deeper than any input. */
const MAX_DEPTH = 20;

const isWrapped = (input: unknown): input is SuperJSONResult =>
  typeof input === 'object' && input !== null && 'json' in input;

/**
 * superjson walks from the root to each place that is described, and through a set piece by piece: one body of the
 * allowed size could describe places so that nothing else is answered for minutes.
 */
function assertBounded(tree: unknown, depth = 0): void {
  if (Array.isArray(tree)) {
    if (tree.length !== 1 || !KINDS.has(tree[0])) throw new Error(`An input may hold besides JSON: ${[...KINDS].join(', ')}`);
    return;
  }
  if (typeof tree !== 'object' || tree === null) throw new Error('The input describes its values in a form that superjson does not have');
  for (const [path, inner] of Object.entries(tree)) {
    const inside = depth + path.split('.').length;
    if (inside > MAX_DEPTH) throw new Error(`An input is at most ${MAX_DEPTH} names deep`);
    assertBounded(inner, inside);
  }
}

/** What stands at a path of superjson; undefined where there is nothing. */
const valueAt = (json: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined), json);

/**
 * One object in several places stands in each of them, and superjson says besides that it is the same, which no input
 * needs. Throws where a client has left it out of all but the first (`dedupe`).
 */
function assertWhole(json: unknown, equalities: unknown): void {
  const lists = typeof equalities === 'object' && equalities !== null ? Object.values(equalities) : [];
  for (const path of lists.flatMap((list) => (Array.isArray(list) ? list : Object.values(list as object).flat()))) {
    if (valueAt(json, String(path)) === null) throw new Error('What stands in several places of an input must stand in each of them');
  }
}

/**
 * Reads an input from `{"json": ..., "meta": ...}`. A value without this wrapper is refused: superjson would read it as
 * undefined, and a filter in it would be ignored silently. Errors thrown here answer BAD_REQUEST.
 */
export function readInput(input: unknown): unknown {
  if (input === undefined || input === null) return undefined;
  if (!isWrapped(input)) throw new Error('The input must be in the form of superjson: {"json": ...}');
  const { json, meta } = input;
  if (!meta) return json;
  const { values = {}, referentialEqualities, v } = meta;
  assertBounded(values);
  assertWhole(json, referentialEqualities);
  return superjson.deserialize({ json, meta: { values, v } });
}
