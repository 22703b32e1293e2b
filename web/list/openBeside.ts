import type { RowLink } from '../ui/datagrid/GridRow.tsx';

/** The link of a row that opens beside its list, in a drawer: its id stands in the address as `open`. */
export function openBeside(id: string): RowLink {
  // Of whatever list shows it: the router cannot know which one.
  const search = ((before: object) => ({ ...before, open: id })) as never;
  return { to: '.', search };
}
