import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Migration {
  /** The folder's name: `<time>_<what>`. */
  name: string;
  sql: string;
  /** SHA-256 of the file in hex, as Prisma's own engine writes it. */
  checksum: string;
  /**
   * The query of `obstacles.sql` beside it. Each row of its one column, `obstacle`, names existing data that the migration
   * cannot convert and what to do about it.
   */
  obstacles: string | null;
}

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/** All migrations of a folder in the order they are applied in. */
export function readMigrations(folder = MIGRATIONS): Migration[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => {
      const file = readFileSync(join(folder, name, 'migration.sql'));
      const obstacles = join(folder, name, 'obstacles.sql');
      return {
        name, sql: file.toString('utf8'), checksum: createHash('sha256').update(file).digest('hex'),
        obstacles: existsSync(obstacles) ? readFileSync(obstacles, 'utf8') : null,
      };
    });
}

/** Whether PostgreSQL refuses to run it inside a transaction, or it brings transactions of its own. */
export const standsAlone = (sql: string) => /\bCONCURRENTLY\b|^\s*VACUUM\b|^\s*COMMIT\s*;/im.test(sql);
