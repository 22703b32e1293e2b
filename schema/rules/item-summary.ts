/** Name of an order line with the bundle that it is a part of and the options that the customer chose: 'Saucer (Tea set, Text: Rahim)'. */
export function lineName(sold: string, bundle?: string, details?: string): string {
  const behind = [bundle, details].filter(Boolean);
  return behind.length > 0 ? `${sold} (${behind.join(', ')})` : sold;
}

/** 'Jamdani saree, Maroon +2': the first line and how many more there are. */
export function itemSummary(lines: readonly { name: string; quantity: number }[]): string {
  const [first] = lines;
  if (!first) return '';
  const name = first.quantity > 1 ? `${first.name} ×${first.quantity}` : first.name;
  return lines.length > 1 ? `${name} +${lines.length - 1}` : name;
}
