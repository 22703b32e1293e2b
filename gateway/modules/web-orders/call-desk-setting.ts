import { z } from 'zod';
import { USUAL_BAD_RETURNS } from '../../../schema/rules/customer-risk.ts';
import { msg } from '../../../schema/rules/message.ts';
import { defineCommand } from '../../commands/command.ts';
import { text } from '../../commands/fields.ts';
import type { Tx } from '../../db/client.ts';
import { ConflictError, ValidationError } from '../../errors.ts';

/** The defaults for a business that has saved no setting. */
export const DESK_DEFAULTS = {
  claimMinutes: 10, retryMinutes: 60, maxAttempts: 4, duplicateHours: 48, velocityLimit: 3, ...USUAL_BAD_RETURNS, returnParcels: 2,
  courierParcels: 5, trustedParcels: 3, unusualTimes: 3, shortAddress: 12, checkScore: 25, highScore: 60, script: '', version: 0,
};

export type CallDeskSetting = typeof DESK_DEFAULTS;

const COLUMNS = {
  claimMinutes: true, retryMinutes: true, maxAttempts: true, duplicateHours: true, velocityLimit: true, returnPercent: true,
  badReturns: true, returnParcels: true, courierParcels: true, trustedParcels: true, unusualTimes: true, shortAddress: true,
  checkScore: true, highScore: true, script: true, version: true,
} as const;

export async function deskSetting(tx: Tx, businessId: string): Promise<CallDeskSetting> {
  return (await tx.callDeskSetting.findUnique({ where: { businessId }, select: COLUMNS })) ?? DESK_DEFAULTS;
}

const whole = (least: number, most: number, description: string) =>
  z.int().min(least).max(most).optional().meta({ sample: most }).describe(description);

/**
 * Changes how web orders are called and scored; fields that are left out stay as they are. Throws ConflictError,
 * ValidationError.
 */
export const saveCallDeskSetting = defineCommand({
  name: 'web-orders.saveDeskSetting',
  permission: 'ADMIN',
  input: z.object({
    version: z.int().min(0).optional().describe('As it was read; 0 while nothing was ever saved.'),
    claimMinutes: whole(1, 120, 'For so many minutes an order is the caller\'s.'),
    retryMinutes: whole(5, 10_080, 'After no answer it is due again in so many minutes.'),
    maxAttempts: whole(1, 20, 'After so many calls that nobody answers, the next caller is not given it any more.'),
    duplicateHours: whole(1, 720, 'Orders of one buyer with the same goods within so many hours repeat each other.'),
    velocityLimit: whole(2, 100, 'From so many orders of one phone, or phones of one IP, within a day on it is suspicious.'),
    returnPercent: whole(5, 100, 'From this share of returns, in per cent, a buyer is risky.'),
    returnParcels: whole(1, 100, 'That share adds to the score from so many ended parcels of the buyer on.'),
    badReturns: whole(1, 100, 'From so many returned parcels on, and that share, a customer is marked as risky.'),
    courierParcels: whole(1, 100, 'What a courier says of a buyer adds to the score from so many parcels on.'),
    trustedParcels: whole(1, 100, 'With so many delivered parcels, and none that came back, a buyer is reliable.'),
    unusualTimes: whole(2, 100, 'A total of so many times what the buyer usually orders adds to the score.'),
    shortAddress: whole(1, 100, 'An address of fewer characters is too short to be found.'),
    checkScore: whole(1, 100, 'From this score on a doubt is shown.'),
    highScore: whole(1, 100, 'From this score on the doubt is loud.'),
    script: text(2_000).optional()
      .describe('What the caller says, with {name}, {shop}, {items}, {due} and {address}; empty for the usual one.'),
  }),
  run: async ({ tx, session: { businessId }, audit }, { version: seen, ...given }) => {
    const { version: current, ...before } = await deskSetting(tx, businessId);
    if (seen !== undefined && seen !== current) throw new ConflictError('The settings were changed by someone else, please reload');
    const after = { ...before, ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) };
    if (after.highScore < after.checkScore) {
      throw new ValidationError('The loud score is not below the other one', [
        { field: 'highScore', message: 'The loud score is not below the other one' },
      ]);
    }
    await tx.callDeskSetting.upsert({
      where: { businessId }, create: { businessId, ...after, version: 1 }, update: { ...after, version: { increment: 1 } }, select: { version: true },
    });
    await audit({ entity: ['Business', businessId], summary: msg('Changed how web orders are called'), before, after });
    return { businessId };
  },
});
