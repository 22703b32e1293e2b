import type { CourierArea } from '../clients/courier-client.ts';

export interface Place {
  district: string;
  thana: string;
}

export interface MatchedArea {
  area: CourierArea;
  /** The names are equal. When they are only similar, a person has to confirm the area. */
  isSure: boolean;
}

/** Old spellings that couriers still use, with the official spelling of today. */
const SPELLINGS: Record<string, string> = {
  chittagong: 'chattogram', comilla: 'cumilla', barisal: 'barishal', jessore: 'jashore', bogra: 'bogura', cox: 'coxs',
};

/** Words for the kind of place. They are ignored when names are compared. */
const KINDS = new Set(['sadar', 'thana', 'upazila', 'district', 'zila', 'city', 'metro', 'area', 'town', 's']);

const wordsOf = (name: string): string[] =>
  name.toLowerCase().split(/[^a-z0-9\u0980-\u09ff]+/).filter((word) => word !== '' && !KINDS.has(word)).map((word) => SPELLINGS[word] ?? word);

const isSame = (one: readonly string[], other: readonly string[]) => one.length === other.length && one.every((word) => other.includes(word));

/** The similarity of two names from 0 to 1: the share of words that occur in both. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.includes(word)).length;
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}

const MIN_LIKENESS = 0.4;

/**
 * Finds the courier's area for a thana by name; null when no name is similar enough. Areas of the same district are
 * preferred. For the main town of a district ('Sadar') the area named like the district is taken.
 */
export function matchArea(areas: readonly CourierArea[], { district, thana }: Place): MatchedArea | null {
  const districtWords = wordsOf(district);
  const within = areas.filter(({ groupName }) => isSame(wordsOf(groupName), districtWords));
  const own = wordsOf(thana);
  const sought = own.length > 0 ? own : districtWords;
  if (sought.length === 0) return null;
  // The district inside a name is ignored: 'Mirpur 10 (Dhaka)' equals 'Mirpur 10'.
  const nameOf = (area: CourierArea) => {
    const words = wordsOf(area.name);
    const rest = words.filter((word) => !districtWords.includes(word));
    return rest.length > 0 ? rest : words;
  };
  const exact = within.filter((area) => isSame(nameOf(area), sought));
  if (exact.length > 0) return { area: exact[0]!, isSure: exact.length === 1 };
  const candidates = within.length > 0 ? within : areas;
  let best: { area: CourierArea; score: number } | null = null;
  for (const area of candidates) {
    const score = likeness(nameOf(area), sought);
    if (score >= MIN_LIKENESS && score > (best?.score ?? 0)) best = { area, score };
  }
  return best && { area: best.area, isSure: false };
}
