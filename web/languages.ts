/** The languages that have a catalogue, each by its own name. English stands in the code itself. */
export const LANGUAGES = { en: 'English', bn: 'বাংলা' } as const;
export type Language = keyof typeof LANGUAGES;

/** Whose catalogue holds every text: `npm run check` refuses one that does not, and the user menu offers only these. */
export const COMPLETE_LANGUAGES: readonly Language[] = ['en', 'bn'];
