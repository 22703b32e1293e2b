import { z } from 'zod';
import { MESSAGE_EVENT_NAMES } from '../../../schema/rules/message-events.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand, defineQuery, type CommandContext } from '../../commands/command.ts';
import { idOf, money, requiredText } from '../../commands/fields.ts';
import { db } from '../../db/client.ts';
import { MessageEvent } from '../../db/generated/client/enums.ts';
import { lockRow } from '../../db/lock-row.ts';
import { ConflictError, mistakeIn, NotFoundError } from '../../errors.ts';
import { keepToldEvents, lockBusiness } from './pause-messages.ts';

export const messageEvent = z.enum(MessageEvent);

/** A week. */
const MAX_DELAY_MINUTES = 7 * 24 * 60;
const MAX_CHOSEN = 100;

/** An event that was never set up: off, with nothing chosen. */
const DEFAULTS = {
  isOn: false, templateId: null as string | null, delayMinutes: 0, sources: [] as string[], couriers: [] as string[], siteIds: [] as string[],
  minimumPoisha: 0n, version: 0,
};

export type AutoMessageSetting = typeof DEFAULTS & { event: MessageEvent };

/** What customers are told of each event, those that were never set up too. */
export const autoMessages = defineQuery({
  name: 'orderMessages.settings',
  permission: 'ADMIN',
  input: z.object({}),
  run: async ({ session: { businessId } }): Promise<AutoMessageSetting[]> => {
    const rows = await db.autoMessage.findMany({ where: { businessId } });
    return Object.values(MessageEvent).map((event) => ({ event, ...DEFAULTS, ...rows.find((row) => row.event === event) }));
  },
});

/** The events of which customers are told by itself: whoever changes many orders at once is asked about them. */
export const toldEvents = defineQuery({
  name: 'orderMessages.toldEvents',
  permission: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ session: { businessId } }) =>
    (await db.business.findUniqueOrThrow({ where: { id: businessId }, select: { toldEvents: true } })).toldEvents,
});

const chosen = (what: z.ZodString, description: string) =>
  z.array(what).max(MAX_CHOSEN).default([]).transform((values) => [...new Set(values)]).meta({ description });

/** Input fields that choose the orders of an event. */
export const chosenOrders = {
  sources: chosen(requiredText(50), 'Only orders from these sources; from all when empty.'),
  couriers: chosen(requiredText(100), 'Only orders that these couriers carry, or are to carry; all when empty.'),
  siteIds: chosen(idOf('WebSite'), 'Only orders of these web shops; all when empty.'),
  minimum: money().default(0n).describe('Only orders from this total on.'),
};

/** Says what customers are told of an event, or that they are not. Throws NotFoundError, ConflictError, ValidationError. */
export const saveAutoMessage = defineCommand({
  name: 'orderMessages.save',
  permission: 'ADMIN',
  input: z.object({
    event: messageEvent.describe('What they are told of.'),
    version: z.int().min(0).describe('As it was read; 0 for an event that was never set up.'),
    isOn: z.boolean().describe('Whether they are told.'),
    templateId: idOf('MessageTemplate').describe('The message.'),
    delayMinutes: z.int().min(0).max(MAX_DELAY_MINUTES, 'At most seven days').default(0)
      .describe('Minutes between the event and the message, in which the order may still turn back.'),
    ...chosenOrders,
  }),
  run: async (context, { event, version: read, minimum, ...input }) => {
    const { tx, session: { businessId }, audit } = context;
    const where = { businessId_event: { businessId, event } };
    // Nobody archives it meanwhile.
    await lockRow(tx, 'MessageTemplate', businessId, input.templateId);
    await lockBusiness(tx, businessId);
    const before = await tx.autoMessage.findUnique({ where });
    if ((before?.version ?? 0) !== read) throw new ConflictError('Message was changed by someone else, please reload');
    await assertUsable(context, input);
    const data = { ...input, minimumPoisha: minimum };
    await tx.autoMessage.upsert({
      where, create: { businessId, event, ...data }, update: { ...data, version: { increment: 1 } }, select: { event: true },
    });
    await keepToldEvents(tx, businessId);
    await audit({
      entity: ['Business', businessId],
      summary: input.isOn
        ? msg('Customers are told by SMS: {{event}}', { event: MESSAGE_EVENT_NAMES[event] })
        : msg('Customers are not told by SMS: {{event}}', { event: MESSAGE_EVENT_NAMES[event] }),
      before, after: data,
    });
    return { event };
  },
});

interface Chosen {
  isOn: boolean;
  templateId: string;
  siteIds: string[];
}

async function assertUsable({ tx, session: { businessId } }: CommandContext, { isOn, templateId, siteIds }: Chosen): Promise<void> {
  const { archivedAt } = await tx.messageTemplate.findUniqueOrThrow({
    where: { businessId_id: { businessId, id: templateId } }, select: { archivedAt: true },
  });
  if (isOn && archivedAt) throw mistakeIn('templateId', msg('This template is archived'));
  const known = siteIds.length > 0 ? await tx.webSite.count({ where: { businessId, id: { in: siteIds } } }) : 0;
  if (known !== siteIds.length) throw new NotFoundError('Web site');
}
