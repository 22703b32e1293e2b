/** Variables of a list's query. */
export interface ExportVariables {
  filter?: unknown;
  sort?: unknown;
}

/** Where a list is had as a file: `name` is that of the list at the gateway; CSV unless a format is named. */
export function exportAddress(name: string, { filter, sort }: ExportVariables, format?: 'xlsx'): string {
  const query = new URLSearchParams({ filter: JSON.stringify(filter ?? {}) });
  if (typeof sort === 'string') query.set('sort', sort);
  if (format) query.set('format', format);
  return `/api/export/${name}?${query}`;
}
