/**
 * Which rows a list showed when a record of it was opened, and where that list is: how a record page knows the
 * way back and the records beside it. Kept per tab of the browser, so that a reload keeps it too.
 */
export interface ListTrail {
  /** Address of the list when it was left. */
  pathname: string;
  search: object;
  /** The router's key of its history entry: Back is used while that is the previous entry. */
  key: string;
  /** Rows in their order, as far as they were loaded. */
  ids: readonly string[];
}

/** More rows than this are not stored. */
const KEPT_ROWS = 500;
const PREFIX = 'list:';
const storageKey = (kind: string) => `${PREFIX}${kind}`;

/** `kind` names the records: 'order'. */
export function rememberTrail(kind: string, { ids, ...trail }: ListTrail): void {
  try {
    const kept: ListTrail = { ...trail, ids: ids.slice(0, KEPT_ROWS) };
    sessionStorage.setItem(storageKey(kind), JSON.stringify(kept));
  } catch {
    // Blocked or full: the record page then leads to the bare list.
  }
}

export function readTrail(kind: string): ListTrail | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey(kind)) ?? 'null') as ListTrail | null;
  } catch {
    return null;
  }
}

/** The address of the list from which the record was opened, among those that count. */
export function originOf(id: string, counts: (pathname: string) => boolean): string | undefined {
  try {
    return Object.keys(sessionStorage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => readTrail(key.slice(PREFIX.length)))
      .find((trail) => trail?.ids.includes(id) && counts(trail.pathname))?.pathname;
  } catch {
    return undefined;
  }
}
