import type { ListSearch } from './defineSearch.ts';

/**
 * What a link's `search` takes. The router's types want the search of one known route, but lists, record pages and
 * the menu are used by many; so the type is erased here, and only here, after it was checked another way.
 */
function erased(search: object): never {
  return search as never;
}

/** The search of a link into a list, checked against what the list's address may say. */
export function searchOf<Search extends object>(_list: ListSearch<Search>, search: Search): never {
  return erased(search);
}

/** What this address says, with some of it changed; for links and navigation to '.'. */
export function changedSearch<Search extends object>(patch: Search): never {
  return erased((before: object) => ({ ...before, ...patch }));
}

/** A search that an address has said before, or that `menu.ts` keeps beside the address. */
export function knownSearch(search: object | undefined): never {
  return erased(search ?? {});
}
