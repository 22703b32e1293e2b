import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createDatabase } from '../../../e2e/support/database.ts';
import { childEnv } from '../../env.ts';

const BUSINESS = '00000000-0000-7000-8000-00000000a001';

describe('npm run audit', () => {
  async function audit(databaseUrl: string): Promise<{ code: number; output: string }> {
    const child = spawn(process.execPath, ['gateway/audit.ts'], {
      env: childEnv({ DATABASE_URL: databaseUrl }), stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [output, [code]] = await Promise.all([
      text(child.stdout), once(child, 'exit') as Promise<[number]>,
    ]);
    return { code, output };
  }

  it('ends well without drift, and with 1 and the record when there is some', async () => {
    const databaseUrl = await createDatabase('migrated');
    expect(await audit(databaseUrl)).toEqual({ code: 0, output: expect.stringContaining('no drift') });
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // The last number given is 3, and there is no order; nor is there the business, so foreign keys are off.
    await client.query('SET session_replication_role = replica');
    await client.query(`INSERT INTO "Counter" VALUES ($1, 'order', 3)`, [BUSINESS]);
    await client.end();
    const { code, output } = await audit(databaseUrl);
    expect(code).toBe(1);
    expect(output).toContain(
      `order numbers run from 1 without gap or repeat: order numbers of business ${BUSINESS}: 0 orders`,
    );
  });
});
