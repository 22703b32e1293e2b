/** Options of transactions that seed: they may take long where the machine is busy, and nobody waits for their locks. */
export const PATIENT = { maxWait: 60_000, timeout: 60_000 };
