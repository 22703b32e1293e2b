import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../../gateway/db/client.ts';
import { encodeId } from '../../../gateway/graphql/global-id.ts';
import { withMember } from '../../../prisma/seed/factories/member.ts';
import { tokenOf } from '../../../prisma/seed/factories/session.ts';
import type { PermissionFlag } from '../../../schema/rules/permissions.ts';
import { persistingServer, type PersistingServer } from '../persisting-server.ts';
import { seedVictim } from '../world.ts';

const ORDER = 'query ($order: ID!) { node(id: $order) { ... on Order { webOrder { id } } } }';
const WEB_ORDER = 'query ($webOrder: ID!) { node(id: $webOrder) { ... on WebOrder { order { id } } } }';

describe('an order of a web shop', () => {
  let server: PersistingServer;
  let world: Awaited<ReturnType<typeof seedVictim>>;
  let variables: { order: string; webOrder: string };

  beforeAll(async () => {
    server = await persistingServer();
    world = await seedVictim();
    const { shop, ids } = world;
    await db.order.update({
      where: { businessId_id: { businessId: shop.id, id: ids.Order! } }, data: { webOrderId: ids.WebOrder! }, select: { id: true },
    });
    variables = { order: encodeId('Order', ids.Order!), webOrder: encodeId('WebOrder', ids.WebOrder!) };
  });
  afterAll(() => server.close());

  async function asked(flag: PermissionFlag, query: string) {
    const { data, errors } = await server.graphql(await tokenOf(await withMember(world.shop, { flags: [flag] })), query, variables);
    return { data, errors };
  }

  it('names its web order to whoever may see that too, and the other way round; to others it is as if there were none', async () => {
    expect(await asked('orderList', ORDER)).toEqual({ data: { node: { webOrder: null } } });
    expect(await asked('webOrderList', WEB_ORDER)).toEqual({ data: { node: { order: null } } });
  });
});
