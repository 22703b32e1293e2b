import type { DescriptionItem } from '../../ui/DescriptionList.tsx';

/** Id, term and value; without a value there is no such fact. */
type Fact = [id: string, term: string, value: string | number | null | undefined];

/** The facts that there are, for a DescriptionList. */
export function factsOf(facts: Fact[]): DescriptionItem[] {
  return facts.flatMap(([id, term, value]) => (value ? [{ id, term, value }] : []));
}
