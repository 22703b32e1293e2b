import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { execute } from '../../../commands/execute.ts';
import { db } from '../../../db/client.ts';
import { keyedHash } from '../../../db/keyed-hash.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { ConflictError, NotFoundError, PreconditionError } from '../../../errors.ts';
import { Session } from '../../../session/session.ts';
import { hashOfState, stateOf } from './request-state.ts';
import { sealKeys, type ShopKeys } from './request-secrets.ts';
import { tryKeysJob } from './try-keys-job.ts';

/** Keys of WooCommerce are letters, digits and underscores. */
const key = z.string().regex(/^[\w-]{8,200}$/);

/** What WooCommerce posts. It is not signed: the state says which request it answers, and the keys prove themselves. */
export const handedOutKeys = z.object({
  user_id: z.string().regex(/^[0-9a-f]{64}$/),
  consumer_key: key,
  consumer_secret: key,
});

const receiveSiteKeys = defineCommand({
  name: 'web-orders.receiveSiteKeys',
  permission: 'SUPERADMIN',
  allowExpired: true,
  input: z.object({ requestId: z.uuid(), keys: z.custom<ShopKeys>() }),
  run: async ({ tx, session: { businessId }, audit, enqueue }, { requestId: id, keys }): Promise<void> => {
    await lockRow(tx, 'SiteKeyRequest', businessId, id);
    const where = { businessId_id: { businessId, id } };
    const request = await tx.siteKeyRequest.findUniqueOrThrow({ where });
    const keysHash = keyedHash('handed out keys', id, keys.consumerKey, keys.consumerSecret);
    // A proxy of the shop may send a request twice. Refused, the shop would delete the keys that are in use here.
    if (request.keysHash === keysHash) return;
    if (request.status !== 'OPEN') throw new ConflictError('These keys were asked for once, and that was answered');
    if (stateOf(request) === 'EXPIRED') throw new PreconditionError('EXPIRED', 'These keys were asked for too long ago');
    await tx.siteKeyRequest.update({
      where, data: { status: 'RECEIVED', keysHash, ...sealKeys({ businessId, id }, keys) }, select: { id: true },
    });
    await audit({
      entity: request.siteId ? ['WebSite', request.siteId] : ['SiteKeyRequest', id],
      summary: msg('The shop {{name}} has sent keys', { name: request.name }),
    });
    await enqueue(...tryKeysJob(businessId, id));
  },
});

/** Keeps the keys that a shop has posted until they are tried. Throws for a state that is unknown, used or too old. */
export async function receiveKeys(posted: z.output<typeof handedOutKeys>): Promise<void> {
  // Without a businessId: the shop does not know which business asked.
  const request = await db.siteKeyRequest.findFirst({
    where: { stateHash: hashOfState(posted.user_id) }, select: { businessId: true, id: true },
  });
  if (!request) throw new NotFoundError('Request');
  const keys: ShopKeys = { consumerKey: posted.consumer_key, consumerSecret: posted.consumer_secret };
  await execute(receiveSiteKeys, Session.system(request.businessId), { requestId: request.id, keys });
}
