import { AREA_TABLE } from './areaTable.ts';

export interface Area {
  district: string;
  /** Empty if the text does not name it. */
  thana: string;
}

interface Place {
  district: string;
  /** Null if the name is that of the district. */
  thana: string | null;
  /** Words of the name, normalised by `soundsOf`. */
  words: readonly string[];
}

export interface District {
  name: string;
  thanas: readonly string[];
}

const CITY = 'Dhaka';

/** Bangla case endings of place names: of, in, from. */
const ENDINGS = new Set(['র', 'এর', 'ে', 'তে', 'য়', 'ের', 'থেকে'].map((ending) => ending.normalize('NFC')));

/** Normalises a word so that common spelling variants become equal. */
export function soundsOf(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\u200c|\u200d|\u0981|['’.]/g, '')
    .replaceAll('\u09c0', '\u09bf').replaceAll('\u09c2', '\u09c1').replaceAll('\u09a3', '\u09a8').replaceAll(/[\u09b6\u09b7]/g, '\u09b8')
    // Letters with a dot are two code points after normalising.
    .replaceAll('\u09a1\u09bc', '\u09b0').replaceAll('\u09a2\u09bc', '\u09b0').replaceAll('\u0999\u09cd', '\u0982').replaceAll('\u0999', '\u0982')
    .replaceAll(/go+nj/g, 'ganj').replaceAll('ph', 'f').replaceAll('sh', 's').replaceAll('bh', 'b').replaceAll('v', 'b')
    .replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('z', 'j').replaceAll('w', 'o').replaceAll('q', 'k')
    .replaceAll(/([a-z])\1/g, '$1').replaceAll(/y$/g, 'i');
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{M}\p{N}'’.\u200c\u200d]+/u).map(soundsOf).filter((word) => word !== '');

function read(): { districts: District[]; places: Place[] } {
  const districts: District[] = [];
  const places: Place[] = [];
  for (const row of AREA_TABLE.trim().split('\n')) {
    const [head, rest] = row.split(': ');
    const names = head!.split('/');
    const district = names[0]!;
    for (const name of names) places.push({ district, thana: null, words: wordsOf(name) });
    const thanas = rest!.split(', ').map((thana) => thana.split('/'));
    districts.push({ name: district, thanas: [...new Set(thanas.map(([name]) => name!))] });
    for (const [thana, ...others] of thanas) {
      for (const name of [thana!, ...others]) places.push({ district, thana: thana!, words: wordsOf(name) });
    }
  }
  return { districts, places };
}

const table = read();

/** All districts with their thanas, sorted by name. */
export const DISTRICTS: readonly District[] = table.districts;

const byFirstWord = Map.groupBy(table.places, ({ words }) => words[0]!);

interface Found extends Place {
  at: number;
}

const isWord = (typed: string, known: string) =>
  typed === known || (typed.startsWith(known) && ENDINGS.has(typed.slice(known.length)));

function findPlaces(text: string): Found[] {
  const typed = wordsOf(text);
  return typed.flatMap((word, at) => {
    const candidates = [...(byFirstWord.get(word) ?? [])];
    for (const ending of ENDINGS) {
      const stem = word.endsWith(ending) ? word.slice(0, -ending.length) : '';
      candidates.push(...(byFirstWord.get(stem) ?? []).filter(({ words }) => words.length === 1));
    }
    const matching = candidates.filter(({ words }) => words.every((known, offset) => isWord(typed[at + offset] ?? '', known)));
    // The longest match wins: 'Dinajpur Sadar' must not match 'Dinajpur' too.
    const longest = Math.max(0, ...matching.map(({ words }) => words.length));
    return matching.filter(({ words }) => words.length === longest).map((place) => ({ ...place, at }));
  });
}

/**
 * Finds district and thana in an address in English, Bangla or both; null if it names no place of the table. The last
 * place named is taken for the widest. A thana name that several districts have belongs to the district that the
 * address names, else to Dhaka.
 */
export function findArea(text: string): Area | null {
  const found = findPlaces(text);
  const thanas = found.filter(({ thana }) => thana !== null);
  const names = found.filter(({ thana }) => thana === null);
  // A thana may have the name of another district: 'Sherpur, Bogura' is thana Sherpur in district Bogura.
  const named = (names.findLast(({ district, at }) => thanas.some((one) => one.district === district && one.at !== at)) ?? names.at(-1))?.district;
  if (named !== undefined) {
    const within = thanas.filter(({ district }) => district === named);
    const thana = within.at(-1)?.thana ?? (hasSadar(text) ? sadarOf(named) : '');
    return { district: named, thana };
  }
  const last = thanas.at(-1);
  if (!last) return null;
  const choices = thanas.filter(({ at }) => at === last.at);
  const inCity = choices.find(({ district }) => district === CITY);
  const shared = choices.find(({ district }) => thanas.some((other) => other.at !== last.at && other.district === district));
  const chosen = new Set(choices.map(({ district }) => district)).size === 1 ? choices[0] : (shared ?? inCity);
  return chosen ? { district: chosen.district, thana: chosen.thana! } : null;
}

const hasSadar = (text: string) => wordsOf(text).some((word) => isWord(word, 'sadar') || isWord(word, soundsOf('সদর')));

const sadarOf = (district: string) =>
  table.districts.find(({ name }) => name === district)?.thanas.find((thana) => thana.endsWith(' Sadar')) ?? '';

export { deliveryZone, type DeliveryZone } from '../../../../schema/rules/delivery-zone.ts';
