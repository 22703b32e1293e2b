import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { idOf } from '../../../commands/fields.ts';
import { db } from '../../../db/client.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';

const MAX_WRONG_TRIES = 5;
/** For so long a phone that was proved in a shop is not asked again there. */
const PROVED_MS = 24 * 60 * 60_000;

/** All that is kept of a code. It differs for each row, so that equal codes cannot be told. */
export const hashOfCode = (id: string, code: string): string => keyedHash('checkout code', id, code);

interface CodeRow {
  id: string;
  codeHash: string;
  wrongTries: number;
}

/**
 * Whether the code is the newest one that was sent to the phone. A wrong one is counted: after five, or ten minutes, only
 * a new code helps (GONE).
 */
export const proveCheckoutCode = defineCommand({
  name: 'web-orders.proveCheckoutCode',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ siteId: idOf('WebSite'), phone: z.string(), code: z.string() }),
  run: async ({ tx, session: { businessId }, audit }, { siteId, phone, code }): Promise<'PROVED' | 'WRONG' | 'GONE'> => {
    const [row] = await tx.$queryRaw<CodeRow[]>`
      SELECT "id", "codeHash", "wrongTries" FROM "CheckoutCode"
      WHERE "businessId" = ${businessId}::uuid AND "siteId" = ${siteId}::uuid AND "phone" = ${phone}
        AND "codeHash" IS NOT NULL AND "failedAt" IS NULL AND "provedAt" IS NULL AND "expiresAt" > now()
      ORDER BY "createdAt" DESC LIMIT 1 FOR UPDATE`;
    if (!row || row.wrongTries >= MAX_WRONG_TRIES) return 'GONE';
    const { id, codeHash, wrongTries } = row;
    const isRight = timingSafeEqual(Buffer.from(hashOfCode(id, code)), Buffer.from(codeHash));
    await tx.checkoutCode.update({
      where: { businessId_id: { businessId, id } },
      data: isRight ? { provedAt: new Date() } : { wrongTries: wrongTries + 1 }, select: { id: true },
    });
    if (!isRight) return wrongTries + 1 < MAX_WRONG_TRIES ? 'WRONG' : 'GONE';
    await audit({ entity: ['WebSite', siteId], summary: msg('{{phone}} was proved at the checkout', { phone }) });
    return 'PROVED';
  },
});

/** Whether the phone was proved in this shop within the last day. */
export async function isProved(businessId: string, siteId: string, phone: string): Promise<boolean> {
  const row = await db.checkoutCode.findFirst({
    where: { businessId, siteId, phone, provedAt: { gt: new Date(Date.now() - PROVED_MS) } }, select: { id: true },
  });
  return row !== null;
}

/** Deletes codes that prove nothing any more. */
export const forgetCheckoutCodes = (): Promise<number> =>
  db.$executeRaw`DELETE FROM "CheckoutCode" WHERE "createdAt" < now() - interval '2 days'`;
