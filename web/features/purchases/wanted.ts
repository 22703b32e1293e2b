/** SKUs and pieces that somebody wants to buy, as they stand in an address: 'JAM-RED:12,LAMP:3'. */
export type Wanted = [sku: string, pieces: number];

/** As many lines as one query looks up. */
const MAX_WANTED = 100;

export const wantedText = (wanted: readonly Wanted[]): string =>
  wanted.slice(0, MAX_WANTED).map(([sku, pieces]) => `${encodeURIComponent(sku)}:${pieces}`).join(',');

/** What is no list of them is left out: an address is anybody's to write. */
export function wantedFrom(text: unknown): Wanted[] {
  if (typeof text !== 'string') return [];
  return text.split(',').slice(0, MAX_WANTED).flatMap((part): Wanted[] => {
    const [, sku, pieces] = /^([^:]+):(\d{1,7})$/.exec(part) ?? [];
    if (!sku || !Number(pieces)) return [];
    try {
      return [[decodeURIComponent(sku), Number(pieces)]];
    } catch {
      return [];
    }
  });
}
