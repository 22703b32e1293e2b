import type { DescriptionItem } from './DescriptionList.tsx';

/** A fact of a record for `DescriptionList`, to be spread into its items: none where there is no text. */
export const textFact = (id: string, term: string, text: string | null | undefined): DescriptionItem[] =>
  text ? [{ id, term, value: text }] : [];
