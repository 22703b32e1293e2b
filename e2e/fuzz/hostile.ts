import fc from 'fast-check';

/** Text as people and attackers send it, NUL and halves of characters included. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom('', '\0', '\uD800', '%', '_', '\\', "'", '😀', 'a'.repeat(5_000), '2026-02-30T00:00:00Z', '0000-01-01T00:00:00Z', '2026-13-01', '9999-99-99'),
);

export const hostileValue = fc.oneof(
  hostileText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(hostileText, { maxLength: 3 }),
  fc.dictionary(hostileText, hostileText, { maxKeys: 3 }), fc.constantFrom(1e300, -1, 2 ** 31, 2 ** 53),
);

type Path = (string | number)[];

/** Where something stands in a JSON value: the whole and each of its parts. */
function pathsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null || value instanceof Date) return [path];
  return [path, ...Object.entries(value).flatMap(([key, part]) => pathsOf(part, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, by: unknown): unknown {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part, index) => (String(index) === key ? replaced(part, rest, by) : part));
  const part = (value as Record<string, unknown>)[key];
  return { ...value, [key]: replaced(part, rest, by) };
}

/** A valid input with one to three parts replaced, so that it passes checks of the shape alone. */
export function spoiled(sample: unknown): fc.Arbitrary<unknown> {
  const change = fc.tuple(fc.constantFrom(...pathsOf(sample)), hostileValue);
  return fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((input: unknown, [path, by]) => replaced(input, path, by), sample));
}
