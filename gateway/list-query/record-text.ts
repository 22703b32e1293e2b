/** Texts that a record keeps for the lists it stands in. */

/** 'Jamdani saree, Maroon +2': the first line and how many more there are. */
export function itemSummary(lines: { name: string; quantity: number }[]): string {
  const [first] = lines;
  if (!first) return '';
  const name = first.quantity > 1 ? `${first.name} ×${first.quantity}` : first.name;
  return lines.length > 1 ? `${name} +${lines.length - 1}` : name;
}

/** What the search box looks into, lower-case. */
export function searchText(...parts: (string | number | null | undefined)[]): string {
  return parts
    .filter((part) => part !== null && part !== undefined && part !== '')
    .join(' ')
    .toLowerCase()
    .slice(0, 500);
}
