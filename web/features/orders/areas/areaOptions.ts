import type { District } from './findArea.ts';

/** Options for a Select of names; the chosen one is among them even before they are loaded. `none` stands for ''. */
export const optionsOf = (names: readonly string[], chosen: string, none?: string) => [
  ...(none === undefined ? [] : [{ id: '', label: none }]),
  ...[...new Set(chosen === '' ? names : [...names, chosen])].map((name) => ({ id: name, label: name })),
];

/** Empty until the area table is loaded. */
export const thanasOf = (districts: readonly District[], district: string): readonly string[] =>
  districts.find(({ name }) => name === district)?.thanas ?? [];
