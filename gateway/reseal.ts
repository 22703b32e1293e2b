import { pool } from './db/client.ts';
import { reseal } from './db/reseal.ts';
import { modules } from './modules.ts';

/** `npm run reseal`: after SECRET_KEY was changed, or an upgrade from before sealed values were bound to their rows. */
const { done, failed } = await reseal(modules.flatMap(({ sealed = [] }) => sealed));
for (const line of failed) process.stdout.write(`not opened: ${line}\n`);
process.stdout.write(`${done} values sealed with the current SECRET_KEY, ${failed.length} could not be opened\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
await pool.end();
