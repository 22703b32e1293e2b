/** What the gateway said of a field that was read with `@catch(to: RESULT)` and failed; null when it said nothing. */
export const caughtMessage = (errors: readonly unknown[]): string | null =>
  (errors[0] as { extensions?: { message?: string } } | undefined)?.extensions?.message || null;
