import { z } from 'zod';
import { msg, type Message } from '../../../schema/rules/message.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import { idOf, requiredText, text, version } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { BlockAction, BlockKind } from '../../db/generated/client/enums.ts';
import type { Prisma } from '../../db/generated/client/client.ts';
import { lockName } from '../../db/lock-name.ts';
import { lockRow } from '../../db/lock-row.ts';
import { mistakeIn, NotFoundError, PreconditionError } from '../../errors.ts';
import { byCreation } from '../../list-query/common-filters.ts';
import { likeText } from '../../list-query/like-text.ts';
import { defineListQuery } from '../../list-query/list-query.ts';
import { blockValue, isTooWide } from './block-value.ts';
import { ordersUnder } from './buyer-rules.ts';
import { screenWebOrder } from './screen-web-order.ts';

export const blockKind = z.enum(BlockKind);
export const blockAction = z.enum(BlockAction);

/** An upper limit for one business, far above what is kept by hand. */
const MAX_RULES = 10_000;

const INVALID: Record<BlockKind, Message> = {
  PHONE: msg('Please enter a valid mobile number'),
  IP: msg('Enter an IP such as 203.0.113.7, or a network such as 203.0.113.0/24'),
  EMAIL: msg('Enter an e-mail address, or @example.com for all of one domain'),
  DEVICE: msg('Enter the id of a device'),
};

const invalid = (message: Message) => mistakeIn('value', message);

const rule = {
  action: blockAction.default('HOLD').describe('What happens to their orders. HOLD unless said: mobile networks share addresses among many buyers.'),
  reason: requiredText(300).describe('Why, in words.'),
  expiresAt: z.date().optional().meta({ graphql: 'DateTime' }).describe('Without effect from then on; left out for good.'),
};

/** A new rule is applied to open orders too. */
async function applyToWaiting(context: CommandContext, kind: BlockKind, value: string): Promise<void> {
  for (const id of await ordersUnder(context.tx, context.session.businessId, { kind, value })) {
    await lockRow(context.tx, 'WebOrder', context.session.businessId, id);
    await screenWebOrder(context, id, { applies: true });
  }
}

/** Throws PreconditionError TOO_MANY for one rule more than a business may have; one with the same value takes the place of the earlier one. */
async function assertRoom(tx: Tx, businessId: string, { kind, value }: { kind: BlockKind; value: string }): Promise<void> {
  // Serialises new rules, so that two of them cannot exceed the limit.
  await lockName(tx, `buyer-rules:${businessId}`);
  if ((await tx.buyerBlock.count({ where: { businessId, NOT: { kind, value } } })) < MAX_RULES) return;
  throw new PreconditionError('TOO_MANY', msg('At most {{limit}} rules', { limit: MAX_RULES }));
}

/** Saves a rule about buyers. A rule with the same value is replaced. Throws ValidationError. */
export const addBuyerBlock = defineCommand({
  name: 'web-orders.addBlock',
  permission: 'ADMIN',
  input: z.object({
    kind: blockKind.describe('What the value is.'),
    value: requiredText(200).describe("A mobile number; an IP, or a network as '203.0.113.0/24'; a device id; an e-mail address, or '@example.com'."),
    ...rule,
    webOrderId: idOf('WebOrder').optional().describe('The web order that it is made for.'),
  }),
  run: async (context, { kind, value: typed, action, reason, expiresAt, webOrderId = null }) => {
    const { tx, session: { businessId, actorName }, audit } = context;
    const value = blockValue(kind, typed);
    if (value === null) throw invalid(INVALID[kind]);
    if (kind === 'IP' && action !== 'ALLOW' && isTooWide(value)) throw invalid(msg('This network is too wide: it holds buyers of half the country'));
    assertAhead(expiresAt);
    await assertRoom(tx, businessId, { kind, value });
    if (webOrderId && !(await tx.webOrder.findUnique({ where: { businessId_id: { businessId, id: webOrderId } }, select: { id: true } }))) {
      throw new NotFoundError('Web order');
    }
    const data = { action, reason, expiresAt: expiresAt ?? null, createdByName: actorName, webOrderId };
    const { id } = await tx.buyerBlock.upsert({
      where: { businessId_kind_value: { businessId, kind, value } },
      create: { businessId, kind, value, ...data },
      update: { ...data, version: { increment: 1 } },
      select: { id: true },
    });
    await audit({ entity: ['BuyerBlock', id], summary: msg('Rule for {{value}}: {{reason}}', { value, reason }), after: { kind, value, ...data } });
    await applyToWaiting(context, kind, value);
    return { id };
  },
});

export const editBuyerBlock = defineCommand({
  name: 'web-orders.editBlock',
  permission: 'ADMIN',
  input: z.object({ blockId: idOf('BuyerBlock'), version: version().optional(), ...rule }),
  run: async (context, { blockId: id, version: seen, action, reason, expiresAt }) => {
    const { tx, session: { businessId }, audit } = context;
    await lockRow(tx, 'BuyerBlock', businessId, id, seen);
    const where = { businessId_id: { businessId, id } };
    const before = await tx.buyerBlock.findUniqueOrThrow({ where });
    if (before.kind === 'IP' && action !== 'ALLOW' && isTooWide(before.value)) throw invalid(msg('This network is too wide: it holds buyers of half the country'));
    assertAhead(expiresAt);
    const data = { action, reason, expiresAt: expiresAt ?? null };
    await tx.buyerBlock.update({ where, data: { ...data, version: { increment: 1 } }, select: { id: true } });
    const { action: was, reason: why, expiresAt: until } = before;
    await audit({ entity: ['BuyerBlock', id], summary: msg('Rule changed'), before: { action: was, reason: why, expiresAt: until }, after: data });
    await applyToWaiting(context, before.kind, before.value);
    return { id };
  },
});

/** Deletes the rule. Orders that it has held or blocked stay so until a person reopens them. */
export const removeBuyerBlock = defineCommand({
  name: 'web-orders.removeBlock',
  permission: 'ADMIN',
  input: z.object({ blockId: idOf('BuyerBlock') }),
  run: async ({ tx, session: { businessId }, audit }, { blockId: id }) => {
    await lockRow(tx, 'BuyerBlock', businessId, id);
    const { value, kind, action, reason, hitCount } = await tx.buyerBlock.delete({ where: { businessId_id: { businessId, id } } });
    await audit({ entity: ['BuyerBlock', id], summary: msg('Rule for {{value}} removed', { value }), before: { value, kind, action, reason, hitCount } });
    return { removedId: id };
  },
});

function assertAhead(expiresAt: Date | undefined): void {
  if (!expiresAt || expiresAt > new Date()) return;
  throw mistakeIn('expiresAt', msg('Choose a time that is still to come'));
}

export const buyerBlockListQuery = defineListQuery({
  name: 'web-orders.blocks',
  table: 'BuyerBlock',
  permission: 'ADMIN',
  filter: z.object({
    search: text(100).optional().describe('A part of the value.'),
    kind: blockKind.optional().describe('What the value is.'),
    action: z.array(blockAction).max(4).optional().describe('Any of these; every one when left out.'),
  }),
  ...byCreation,
  where: ({ businessId }, { search, kind, action }): Prisma.BuyerBlockWhereInput => ({
    businessId,
    ...(kind && { kind }),
    ...(action && action.length > 0 && { action: { in: action } }),
    ...(search && { value: { contains: likeText(search.toLowerCase()) } }),
  }),
});
