/** What the tabs of a list show, from the counts as the gateway answers them: a status without records is left out there. */
export function tabCounts(rows: readonly { status: string; count: number }[]) {
  const counts = new Map(rows.map(({ status, count }) => [status, count]));
  return { counts, total: rows.reduce((sum, { count }) => sum + count, 0) };
}
