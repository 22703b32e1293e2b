/** SKUs and pieces to buy, as a URL parameter: 'JAM-RED:12,LAMP:3'. */
export type Wanted = [sku: string, pieces: number];

/** The most lines that one query looks up. */
const MAX_WANTED = 100;

export const wantedText = (wanted: readonly Wanted[]): string =>
  wanted.slice(0, MAX_WANTED).map(([sku, pieces]) => `${encodeURIComponent(sku)}:${pieces}`).join(',');

/** Parses the parameter. Invalid parts are left out, because anybody can write a URL. */
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
