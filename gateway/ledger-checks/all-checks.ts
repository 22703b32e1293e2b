import { modules } from '../modules.ts';
import type { LedgerCheck } from './ledger-check.ts';
import { statusCountCheck } from './status-count-check.ts';

/** What `npm run audit` and the nightly job look at: the checks of every module, and of the kept counts. */
export const ledgerChecks: readonly LedgerCheck[] = [
  ...modules.flatMap((module) => module.ledgerChecks ?? []),
  statusCountCheck(modules.flatMap((module) => module.counted ?? [])),
];
