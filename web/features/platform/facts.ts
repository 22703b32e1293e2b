import type { DescriptionItem } from '../../ui/DescriptionList.tsx';

/** Id, term and value; a fact without a value is left out. */
type Fact = [id: string, term: string, value: string | number | null | undefined];

/** The facts that have a value, for a DescriptionList. */
export function factsOf(facts: Fact[]): DescriptionItem[] {
  return facts.flatMap(([id, term, value]) => (value ? [{ id, term, value }] : []));
}
