import type { z } from 'zod';
import type { Command } from '../../../commands/command.ts';
import type { WebOrder as WebOrderRow } from '../../../db/generated/client/client.ts';
import type { BlockAction as BlockActionValue, BlockKind as BlockKindValue } from '../../../db/generated/client/enums.ts';
import { db } from '../../../db/client.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { addBuyerBlock, blockAction, blockKind, buyerBlockListQuery, editBuyerBlock, removeBuyerBlock } from '../buyer-blocks.ts';
import { WebOrder } from './WebOrder.ts';

const BlockKind = describedEnum<BlockKindValue>('BlockKind', 'What a rule about buyers names.', {
  PHONE: 'A mobile number.',
  IP: 'An address of the net, or a network.',
  DEVICE: "What the shop's plugin calls a browser.",
  EMAIL: 'An e-mail address, or a whole domain.',
});
nameEnum(blockKind, BlockKind);

export const BlockAction = describedEnum<BlockActionValue>('BlockAction', 'What happens to the web orders of a buyer.', {
  ALLOW: 'Nothing, whatever else is blocked.',
  HOLD: 'They are put aside until somebody has looked.',
  PREPAY: 'They become orders with an advance only.',
  BLOCK: 'They stand under Blocked, and nobody calls.',
});
nameEnum(blockAction, BlockAction);

interface Hit {
  blockId: string;
  action: BlockActionValue;
  createdAt: Date;
  webOrder: WebOrderRow;
}

const BuyerBlockHit = builder.objectRef<Hit>('BuyerBlockHit').implement({
  description: 'A web order that a rule met.',
  fields: (t) => ({
    action: t.expose('action', { type: BlockAction, description: 'What was done then.' }),
    at: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
    webOrder: t.field({ type: WebOrder, description: 'The order.', resolve: ({ webOrder }) => webOrder }),
  }),
});

const BuyerBlock = builder.prismaNode('BuyerBlock', {
  ...tenantRecord('ADMIN'),
  description: 'A rule about buyers.',
  fields: (t) => ({
    kind: t.expose('kind', { type: BlockKind, description: 'What the value is.' }),
    value: t.exposeString('value', { description: 'As it is compared.' }),
    action: t.expose('action', { type: BlockAction, description: 'What happens to their orders.' }),
    reason: t.exposeString('reason', { description: 'Why, in words.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'Without effect from then on; null for good.' }),
    hitCount: t.exposeInt('hitCount', { description: 'Orders that it met.' }),
    lastHitAt: t.expose('lastHitAt', { type: 'DateTime', nullable: true, description: 'When it met the last one.' }),
    webOrder: t.relation('webOrder', { nullable: true, description: 'The web order that it was made for; null where somebody typed it.' }),
    createdByName: t.exposeString('createdByName', { description: 'Who made it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    version: t.exposeInt('version'),
    hits: t.field({
      type: [BuyerBlockHit],
      description: 'The last fifty orders that it met, the newest first.',
      complexity: 20,
      select: { businessId: true, id: true },
      resolve: ({ businessId, id }) => db.buyerBlockHit.findMany({
        where: { businessId, blockId: id }, orderBy: { createdAt: 'desc' }, take: 50, include: { webOrder: true },
      }),
    }),
  }),
});

listQueryField('buyerBlocks', buyerBlockListQuery, {
  description: 'Rules about buyers, the newest first.', type: BuyerBlock,
  counts: { name: 'buyerBlockCounts', column: 'action', description: 'How many rules there are of each action, expired ones included.' },
});

type RuleCommand = Command<z.ZodObject, { id: string }>;

const RULES: [name: string, command: RuleCommand, description: string][] = [
  ['addBuyerBlock', addBuyerBlock as RuleCommand, 'A rule about buyers; one for the same value is replaced. Orders that wait are looked at too.'],
  ['editBuyerBlock', editBuyerBlock as RuleCommand, 'Changes what a rule does, why, and for how long.'],
];

for (const [name, command, description] of RULES) {
  commandField(name, command, {
    description, record: 'buyerBlock', type: BuyerBlock,
    resolve: ({ id }, { session, query }) =>
      db.buyerBlock.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
  });
}

const RemovedBuyerBlock = builder.objectRef<{ removedId: string }>('RemovedBuyerBlock').implement({
  description: 'A rule that is gone.',
  fields: (t) => ({ id: t.id({ description: 'Which one it was.', resolve: ({ removedId }) => encodeId('BuyerBlock', removedId) }) }),
});

commandField('removeBuyerBlock', removeBuyerBlock, {
  description: 'Takes a rule away; orders that it has put aside stay there until somebody takes them up.',
  record: 'removed', type: RemovedBuyerBlock,
});
