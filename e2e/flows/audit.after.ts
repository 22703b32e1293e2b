import { SETTINGS } from '../../gateway/env.ts';
import { runScript } from '../../scripts/processes.ts';
import { expect, test } from '../support/fixtures.ts';

test('after all that the browser tests did, the nightly audit finds every ledger in agreement with its rows', async () => {
  const clean = Object.fromEntries(SETTINGS.map((name) => [name, undefined]));
  const audit = await runScript(['gateway/audit.ts'], {
    ...clean, DATABASE_URL: process.env.KARBAR_DATABASE_URL,
  });
  expect(audit).toMatch(/^no drift \(\d+ checks\)$/m);
});
