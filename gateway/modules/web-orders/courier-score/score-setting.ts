import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import { defineCommand } from '../../../commands/command.ts';
import { text } from '../../../commands/fields.ts';
import type { Tx } from '../../../db/client.ts';
import { Prisma } from '../../../db/generated/client/client.ts';
import { CourierScoreSource } from '../../../db/generated/client/enums.ts';
import { ConflictError, mistakeIn } from '../../../errors.ts';
import { sealScoreKey } from './score-secrets.ts';
import { SOURCE_NAMES } from './source-names.ts';

export const SCORE_DEFAULTS = { source: null, key: null, dailyLimit: 200, askedDay: null, askedCount: 0, problem: null, version: 0 };

export const courierScoreSource = z.enum(CourierScoreSource);

/** The connected Steadfast account of a business; null without one. */
export const steadfastOf = (tx: Tx, businessId: string) => tx.courier.findFirst({
  where: { businessId, provider: 'STEADFAST', credentials: { not: null } },
  orderBy: { id: 'asc' }, select: { businessId: true, id: true, credentials: true },
});

/**
 * Says who is asked about buyers, and how often. A key that is left out stays. Throws ConflictError,
 * ValidationError where the source cannot be asked.
 */
export const saveCourierScoreSetting = defineCommand({
  name: 'web-orders.saveCourierScoreSetting',
  permission: 'ADMIN',
  input: z.object({
    version: z.int().min(0).optional().describe('As it was read; 0 while nothing was ever saved.'),
    source: courierScoreSource.optional().describe('Who is asked; nobody when left out.'),
    key: text(200).refine((value) => value.length >= 8, 'At least 8 characters').optional().describe('Of BDCourier; stays as it is when left out.'),
    dailyLimit: z.int().min(1, 'At least 1').max(5_000, 'At most 5000').optional().describe('So many phone numbers a day at most.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { version: seen, source = null, key: typed, ...given }) => {
    const before = (await tx.courierScoreSetting.findUnique({ where: { businessId } })) ?? { ...SCORE_DEFAULTS, businessId };
    if (seen !== undefined && seen !== before.version) throw new ConflictError('The settings were changed by someone else, please reload');
    const key = typed === undefined ? before.key : sealScoreKey(businessId, typed);
    if (source === 'STEADFAST' && !(await steadfastOf(tx, businessId))) throw mistakeIn('source', msg('Connect Steadfast as a delivery method first'));
    if (source === 'BDCOURIER' && key === null) throw mistakeIn('key', msg('Required'));
    const { dailyLimit = before.dailyLimit } = given;
    const data = { source, key, dailyLimit, problem: Prisma.DbNull, pausedUntil: null };
    await tx.courierScoreSetting.upsert({
      where: { businessId }, create: { businessId, ...data }, update: { ...data, version: { increment: 1 } }, select: { version: true },
    });
    await audit({
      entity: ['Business', businessId],
      summary: source ? msg('{{source}} is asked about buyers', { source: SOURCE_NAMES[source] }) : msg('Nobody is asked about buyers'),
      before: { source: before.source, dailyLimit: before.dailyLimit }, after: { source, dailyLimit, changedKey: typed !== undefined },
    });
    return { businessId };
  },
});
