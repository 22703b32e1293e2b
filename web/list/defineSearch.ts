import type { SearchField } from './searchFields.ts';

interface SearchDefinition<Search extends object, Variables> {
  fields: { [Name in keyof Search]-?: SearchField<NonNullable<Search[Name]>> };
  /** Which field is the tab: a change of it is an entry of the history, a change of another one is not. */
  tab?: keyof Search & string;
  /** Rows of one request, where it is not the usual page. */
  pageSize?: number;
  /** What the list's query is asked, beside the page size; `search` comes trimmed, or not at all. */
  variables: (search: Search) => Variables;
}

export interface ListSearch<Search, Variables = object> {
  tab: string | undefined;
  pageSize: number;
  /** Reads the search of an address; what it does not know is left out. For `validateSearch`. */
  read: (raw: Record<string, unknown>) => Search;
  /** The variables of the list's query for an address. For `loaderDeps`. */
  variables: (search: Search) => Variables;
  /** Whether anything but tab and order hides rows. */
  isFiltered: (search: Search) => boolean;
  /** The address without filters: tab and order stay. */
  cleared: (search: Search) => Search;
}

/** Rows of one page: two screens of a desktop window. */
const USUAL_PAGE = 50;

/** Not filters: how rows are ordered, the record that is open beside them, and a page that the specification has in the address. */
const NO_FILTERS = new Set(['sort', 'open', 'page']);

/**
 * What stands behind the `?` of a list screen, stated once: how it is read, and what it asks the gateway for.
 * `sort` and `open` are the names for the order of the rows and for the record beside them.
 */
export function defineSearch<Search extends object, Variables extends { first: number }>(
  definition: SearchDefinition<Search, Omit<Variables, 'first'>>,
): ListSearch<Search, Variables> {
  const { fields, tab, pageSize = USUAL_PAGE, variables } = definition;
  const isFilter = (name: string) => name !== tab && !NO_FILTERS.has(name);
  return {
    tab,
    pageSize,
    read: (raw) => {
      const read = Object.entries<SearchField<unknown>>(fields).map(([name, field]) => [name, field(raw[name])]);
      return Object.fromEntries(read) as Search;
    },
    variables: (search) => {
      const text = (search as { search?: string }).search?.trim() || undefined;
      const asked = variables({ ...search, ...('search' in fields && { search: text }) });
      // With its `first`, what the query takes.
      return { first: pageSize, ...asked } as unknown as Variables;
    },
    isFiltered: (search) => Object.entries(search).some(([name, value]) => isFilter(name) && value !== undefined),
    cleared: (search) =>
      Object.fromEntries(Object.entries(search).filter(([name]) => !isFilter(name) && name !== 'open')) as Search,
  };
}
