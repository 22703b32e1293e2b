import { searchText } from '../../../routes/search.ts';

export interface SuperEditSearch {
  /** Number of an order, or its tracking code. */
  find?: string;
}

export const readSuperEditSearch = (raw: Record<string, unknown>): SuperEditSearch => ({ find: searchText(raw.find) || undefined });

/** An empty search finds nothing: there is nothing to show before somebody asks. */
export const superEditVariables = ({ find }: SuperEditSearch) => ({ filter: find ? { search: find } : null, isAsked: find !== undefined });
