import { searchText } from '../../../routes/search.ts';

export interface SuperEditSearch {
  /** Order number or tracking code. */
  find?: string;
}

export const readSuperEditSearch = (raw: Record<string, unknown>): SuperEditSearch => ({ find: searchText(raw.find) || undefined });

/** An empty search finds nothing. */
export const superEditVariables = ({ find }: SuperEditSearch) => ({ filter: find ? { search: find } : null, isAsked: find !== undefined });
