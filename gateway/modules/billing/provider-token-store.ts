import { z } from 'zod';
import { db } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import { open, seal } from '../../db/secret-box.ts';
import { lockName } from '../../db/lock-name.ts';
import type { BkashToken, TokenStore } from './bkash/token-store.ts';

/** Longer than a refresh and a grant that both time out, waiting for another gateway's included. */
const TRANSACTION = { maxWait: 30_000, timeout: 300_000 };

const kept: z.ZodType<BkashToken> = z.object({
  idToken: z.string(),
  refreshToken: z.string().nullable(),
  grantedAt: z.number(),
  renewAt: z.number(),
  afterRefusal: z.boolean(),
});

const placeOf = (id: string) => ({ table: 'ProviderToken', businessId: null, id, column: 'sealed' });

/**
 * Keeps a token in the table ProviderToken, sealed with SECRET_KEY. An advisory lock lets one gateway at a
 * time renew it; it goes with the transaction, so one that dies in between blocks nobody.
 */
export function providerTokenStore(key: string): TokenStore {
  return {
    renew: (make) =>
      db.$transaction(async (tx) => {
        // It is idle while the provider answers, which may take longer than others may be: the token would be lost then, and
        // providers count how many they give.
        await tx.$executeRaw`SET LOCAL idle_in_transaction_session_timeout = ${Prisma.raw(String(TRANSACTION.timeout))}`;
        await lockName(tx, `provider-token:${key}`);
        const row = await tx.providerToken.findUnique({ where: { key }, select: { sealed: true } });
        const held = row && unseal(row.sealed, key);
        const token = await make(held);
        if (token.idToken === held?.idToken) return token;
        const sealed = seal(JSON.stringify(token), placeOf(key));
        await tx.providerToken.upsert({ where: { key }, create: { key, sealed }, update: { sealed } });
        return token;
      }, TRANSACTION),
  };
}

/** A token sealed with an earlier SECRET_KEY is as good as none: the next grant replaces it. */
function unseal(sealed: string, key: string): BkashToken | null {
  try {
    return kept.parse(JSON.parse(open(sealed, placeOf(key))));
  } catch {
    return null;
  }
}
