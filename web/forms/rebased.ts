/** Whether two field values are equal; objects and arrays are compared by content. */
export function sameValue(one: unknown, other: unknown): boolean {
  return Object.is(one, other) || JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What a form shows after the saved values have changed from `before` to `now`: a field that was changed keeps
 * what was typed, one that was left alone follows.
 */
export function rebased<Values extends object>(typed: Values, before: Values, now: Values): Values {
  const names = Object.keys(now) as (keyof Values)[];
  return Object.fromEntries(
    names.map((name) => [name, sameValue(typed[name], before[name]) ? now[name] : typed[name]]),
  ) as Values;
}
