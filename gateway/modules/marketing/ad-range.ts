import { z } from 'zod';
import { DAY_MS } from '../../../schema/rules/durations.ts';
import { addDays, dhakaDay } from '../../../schema/rules/format.ts';
import { msg } from '../../../schema/rules/message.ts';
import { day } from '../../commands/fields.ts';
import { ValidationError } from '../../errors.ts';

/** Orders are read one by one, as for the order report. */
const MAX_DAYS = 92;
const USUAL_DAYS = 14;

export const adRangeFields = {
  from: day().optional().meta({ sample: '2026-01-01' }).describe('First day in Dhaka, as YYYY-MM-DD; 13 days before the last one when left out.'),
  to: day().optional().meta({ sample: '2026-01-31' }).describe('Last day in Dhaka; today when left out. At most 92 days.'),
};

export const adReportFilter = z.object(adRangeFields);

export interface AdRange {
  from: string;
  to: string;
}

/** As many whole days right before. */
export function rangeBefore({ from, to }: AdRange): AdRange {
  return { from: addDays(from, -daysOf(from, to)), to: addDays(from, -1) };
}

const daysOf = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Throws ValidationError for days in the wrong order, and for too many. */
export function adRange({ from, to = dhakaDay(new Date()) }: { from?: string; to?: string }): AdRange {
  const first = from ?? addDays(to, 1 - USUAL_DAYS);
  if (first > to) throw new ValidationError('Choose a first and a last day');
  if (daysOf(first, to) > MAX_DAYS) throw new ValidationError(msg('At most {{most}} days', { most: MAX_DAYS }));
  return { from: first, to };
}
