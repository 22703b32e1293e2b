import type { FastifyPluginAsync } from 'fastify';
import type { AnyProcedure } from '@trpc/server';
import type { SealedColumns } from './db/reseal.ts';
import type { ListExport, ReportExport } from './list-query/list-export.ts';
import type { LedgerCheck } from './ledger-checks/ledger-check.ts';
import type { CountedTable } from './ledger-checks/status-count-check.ts';
import type { CronItem, Task } from './jobs/task.ts';
import type { AccountRecorder } from './session/verified-credentials.ts';

/**
 * All that the gateway knows of a domain. The module's `index.ts` declares it, `modules.ts` lists it, and
 * every part of the gateway takes its share from that list.
 */
export interface Module {
  /** The domain's word: the name of its folder, and of its file in `prisma/schema`. */
  name: string;
  /** Imports the files of `graphql/` that add types and fields to the schema; programs without one skip it. */
  graphql?: () => Promise<unknown>[];
  /** Procedures of the earlier clients by router and name, e.g. `{ user: { getUserById } }`. */
  procedures?: Record<string, Record<string, AnyProcedure>>;
  /** Routes under `/api`. */
  rest?: FastifyPluginAsync;
  /** Its lists and reports that can be taken as a file, at `/api/export/<name>`. */
  exports?: readonly (ListExport | ReportExport)[];
  /** Writes what Firebase reports of an account; one module has it. */
  accounts?: AccountRecorder;
  /** What the sign-in page is told before anybody has signed in: members of `GET /api/session/config`. */
  signInConfig?: () => Record<string, unknown>;
  jobs?: { tasks: readonly Task[]; cron?: readonly CronItem[] };
  /** Columns that hold values encrypted with SECRET_KEY: `npm run reseal` goes through them. */
  sealed?: readonly SealedColumns[];
  /** What must hold for the rows of its ledgers: `npm run audit` and the nightly job look at it. */
  ledgerChecks?: readonly LedgerCheck[];
  /** Tables whose rows the database counts by status or kind, for the tabs of their lists. */
  counted?: readonly CountedTable[];
}

/** Keeps the exact type of what is declared, which the type of the tRPC router is made of. */
export function defineModule<const Declared extends Module>(module: Declared): Declared {
  return module;
}
