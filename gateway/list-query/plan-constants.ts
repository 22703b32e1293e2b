const constants = new WeakSet<object>();

/**
 * A list for `in` whose values are written into the statement instead of being sent as a parameter. A prepared statement
 * can use a partial index only when it contains the values of the index. For constants in code only, names of enum values.
 */
export function planConstants<const Value extends string>(...values: Value[]): Value[] {
  if (!values.every((value) => /^[A-Z_]+$/.test(value))) throw new Error(`No names of enum values: ${values.join()}`);
  constants.add(values);
  return Object.freeze(values) as Value[];
}

/** The same for a comparison with zero: `{ returningUnits: MORE_THAN_ZERO }`. */
export const MORE_THAN_ZERO = Object.freeze({ gt: 0 });

export const isPlanConstant = (values: object): boolean => constants.has(values);
