import { randomInt, timingSafeEqual } from 'node:crypto';
import { msg } from '../../../schema/rules/message.ts';
import { CODE_DIGITS } from '../../../schema/rules/one-time-code.ts';
import type { Tx } from '../../db/client.ts';
import { databaseTime } from '../../db/clock.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { type DomainError, mistakeIn, PreconditionError } from '../../errors.ts';

export const CODE_LIFE_MS = 10 * 60_000;
export const MAX_WRONG_TRIES = 5;

export const drawCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Only this hash of a code is stored. It contains the row's id, so that equal codes have different hashes. */
export const hashOfCode = (id: string, code: string): string => keyedHash('trial code', id, code);

/** Why a code proves nothing. */
export type CodeRefusal =
  | { reason: 'MISSING' | 'USED' | 'EXPIRED' | 'LOCKED' }
  | { reason: 'WRONG'; triesLeft: number };

interface Proof {
  userId: string;
  /** In the form 01XXXXXXXXX. */
  phone: string;
  code: string;
}

interface CodeRow {
  id: string;
  codeHash: string;
  wrongTries: number;
  expiresAt: Date;
  usedAt: Date | null;
}

/** Locks the newest code, the only one that is valid, until the transaction ends. */
async function lockNewest(tx: Tx, { userId, phone }: Proof): Promise<CodeRow | undefined> {
  const [row] = await tx.$queryRaw<CodeRow[]>`
    SELECT "id", "codeHash", "wrongTries", "expiresAt", "usedAt" FROM "TrialCode"
    WHERE "userId" = ${userId}::uuid AND "phone" = ${phone} AND "codeHash" IS NOT NULL AND "failedAt" IS NULL
    ORDER BY "createdAt" DESC LIMIT 1 FOR UPDATE`;
  return row;
}

function isRight({ id, codeHash }: CodeRow, code: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfCode(id, code)), Buffer.from(codeHash));
}

function stateOf({ usedAt, expiresAt, wrongTries }: CodeRow, now: Date): 'USED' | 'EXPIRED' | 'LOCKED' | null {
  if (usedAt) return 'USED';
  if (expiresAt <= now) return 'EXPIRED';
  return wrongTries >= MAX_WRONG_TRIES ? 'LOCKED' : null;
}

/**
 * Uses the code up and returns null when it proves that this user holds this phone. A wrong one is counted:
 * the transaction has to be committed for the count to stay, so a refusal is returned and not thrown.
 */
export async function proveWithCode(tx: Tx, proof: Proof): Promise<CodeRefusal | null> {
  const row = await lockNewest(tx, proof);
  if (!row) return { reason: 'MISSING' };
  const now = await databaseTime(tx);
  const state = stateOf(row, now);
  if (state) return { reason: state };
  const { id } = row;
  if (isRight(row, proof.code)) {
    await tx.trialCode.update({ where: { id }, data: { usedAt: now }, select: { id: true } });
    return null;
  }
  const wrongTries = row.wrongTries + 1;
  await tx.trialCode.update({ where: { id }, data: { wrongTries }, select: { id: true } });
  const triesLeft = MAX_WRONG_TRIES - wrongTries;
  return triesLeft > 0 ? { reason: 'WRONG', triesLeft } : { reason: 'LOCKED' };
}

const MESSAGES = {
  MISSING: msg('Please ask for a code for this number first'),
  USED: msg('This code has been used. Please ask for a new one.'),
  EXPIRED: msg('This code is too old. Please ask for a new one.'),
  LOCKED: msg('Too many wrong codes. Please ask for a new one.'),
};

/** The error for the client: a wrong code can be corrected, otherwise a new one has to be requested. */
export function refusalError(refusal: CodeRefusal): DomainError {
  if (refusal.reason !== 'WRONG') {
    return new PreconditionError(`TRIAL_CODE_${refusal.reason}`, MESSAGES[refusal.reason]);
  }
  const { triesLeft } = refusal;
  const message = msg('This code is not right: only the newest one counts. {{count}} tries are left.', {
    count: triesLeft, defaultValue_one: 'This code is not right: only the newest one counts. One try is left.',
  });
  return mistakeIn('code', message);
}
