/** What the search box looks into, lower-case. */
export function searchText(...parts: (string | number | null | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .toLowerCase()
    .slice(0, 500);
}
