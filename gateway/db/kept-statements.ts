import { Prisma } from './generated/client/client.ts';

const MARK = '/* kept */';

/**
 * Stands first in a statement that commands send all day: each connection keeps it prepared, so that PostgreSQL neither reads nor
 * plans it again, which takes longer than most of them run. For texts of a few shapes, which differ in nothing but
 * their values, and whose plan is right for all values.
 */
export const KEPT = Prisma.raw(MARK);

/** Each connection holds the plans of all of them for as long as it lives; further ones are planned each time. */
const MAX_KEPT = 200;
const names = new Map<string, string>();
let prepared = 0;

/** Under which name Prisma prepares a statement; undefined for one that is not kept. */
export function keptName({ sql }: { sql: string }): string | undefined {
  if (!sql.startsWith(MARK)) return undefined;
  const known = names.get(sql);
  if (known || names.size >= MAX_KEPT) return known;
  const name = `kept-${(prepared += 1)}`;
  names.set(sql, name);
  return name;
}

/** PostgreSQL's refusal of a statement that was prepared before a migration changed what it answers. It has no code of its own. */
export const STALE_PLAN = 'cached plan must not change result type';

/** Gives all statements new names, under which each connection prepares them anew: what it holds under the old ones is refused for good. */
export const renewKeptNames = (): void => names.clear();
