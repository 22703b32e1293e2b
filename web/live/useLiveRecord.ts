import { useFollowRecords } from './useFollowRecords.ts';

interface LiveRecord {
  /** Type of the record in GraphQL: 'Order'. */
  type: string;
  /** Left out, any record of the type: where which ones are shown may change. */
  id?: string;
  /** Reads again what the page shows. */
  read: () => Promise<unknown>;
}

/**
 * Keeps the page of a record up to date: reads it again within a second after somebody else has changed it. Fields of
 * a form that were typed into keep what was typed (`useCommandForm`).
 */
export function useLiveRecord({ type, id, read }: LiveRecord): void {
  const readIfChanged = async (ids: ReadonlySet<string> | null) => {
    if (!ids || id === undefined || ids.has(id)) await read();
  };
  useFollowRecords({ type, read: readIfChanged });
}
