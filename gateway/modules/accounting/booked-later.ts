import { addDays, dhakaDayEnd } from '../../../schema/rules/format.ts';
import { Prisma } from '../../db/generated/client/client.ts';

/** The lowest id that is made at this moment: ids of the journal begin with the time at which they were made. */
function idAt(time: Date): string {
  const hex = time.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

/** Of the lines "l" of the journal, those of the day before `from` that were written on it after this hour. */
export function bookedLater(from: string, until: Date): Prisma.Sql {
  const last = addDays(from, -1);
  return Prisma.sql`l."day" = ${last}::date AND l."id" >= ${idAt(until)}::uuid AND l."id" < ${idAt(dhakaDayEnd(last))}::uuid`;
}
