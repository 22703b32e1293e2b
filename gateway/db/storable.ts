/** Removes what JSON can contain but PostgreSQL cannot store: NUL characters and unpaired surrogates. */
export const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** The beginning of a text, without the half of a sign such as an emoji, which PostgreSQL refuses in JSON. */
export const beginning = (text: string, max: number): string => text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
