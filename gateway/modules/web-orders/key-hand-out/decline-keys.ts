import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { text } from '../../../commands/fields.ts';
import { lockRow } from '../../../db/lock-row.ts';
import { NotFoundError } from '../../../errors.ts';
import { hashOfState } from './request-state.ts';

/**
 * The browser came back from the shop with a no: keys that come all the same are not taken. A request that was answered
 * stays as it is. Throws NotFoundError for somebody else's.
 */
export const declineSiteKeys = defineCommand({
  name: 'web-orders.declineSiteKeys',
  permission: 'ADMIN',
  input: z.object({ state: text(200).describe('As it came back in `user_id`.') }),
  run: async ({ tx, session: { businessId, userId }, audit }, { state }) => {
    const request = await tx.siteKeyRequest.findFirst({
      where: { businessId, userId, stateHash: hashOfState(state) }, select: { id: true, siteId: true, name: true },
    });
    if (!request) throw new NotFoundError('Request');
    const { id, siteId, name } = request;
    await lockRow(tx, 'SiteKeyRequest', businessId, id);
    const { count } = await tx.siteKeyRequest.updateMany({ where: { businessId, id, status: 'OPEN' }, data: { status: 'DENIED' } });
    if (count > 0) {
      await audit({ entity: siteId ? ['WebSite', siteId] : ['SiteKeyRequest', id], summary: msg('The shop {{name}} has handed out no keys', { name }) });
    }
    return { id };
  },
});
