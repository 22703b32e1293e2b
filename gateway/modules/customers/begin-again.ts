import type { Tx } from '../../db/client.ts';

/** As PostgreSQL ends a transaction that another one has overtaken: `execute` runs it again. */
export const beginAgain = (tx: Tx) => tx.$executeRaw`DO $$ BEGIN RAISE EXCEPTION 'overtaken' USING ERRCODE = 'serialization_failure'; END $$`;
