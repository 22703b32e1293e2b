import { searchChoice, searchText } from '../routes/search.ts';
import { dayRange } from './dayRange.ts';

/** How one name behind the `?` of an address is read; undefined where it says nothing that is understood. */
export type SearchField<Value> = (raw: unknown) => Value | undefined;

/** Any text; none when empty. */
export const textField: SearchField<string> = (raw) => searchText(raw) || undefined;

/** One of a few words. The one that is usual is left out of the address. */
export const choiceField =
  <const Choice extends string>(choices: readonly Choice[], usual?: Choice): SearchField<Choice> =>
  (raw) => {
    const choice = searchChoice(raw, choices);
    return choice === usual ? undefined : choice;
  };

/** Some of a few words, with commas between. */
export const choicesField =
  (choices: readonly string[]): SearchField<string> =>
  (raw) => {
    const chosen = new Set(searchText(raw).split(','));
    return choices.filter((choice) => chosen.has(choice)).join(',') || undefined;
  };

/** A preset or 'from..to', see dayRange. */
export const daysField: SearchField<string> = (raw) => {
  const text = searchText(raw);
  return dayRange(text) ? text : undefined;
};

/** A whole number from 1 to 999. */
export const countField: SearchField<number> = (raw) => {
  const count = Number(raw);
  return Number.isInteger(count) && count >= 1 && count <= 999 ? count : undefined;
};
