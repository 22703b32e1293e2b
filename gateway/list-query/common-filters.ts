import { time } from '../commands/fields.ts';

/** What most lists of records that come in over time have in common. */

/** Newest first unless asked otherwise; spread it into `defineListQuery`. */
export const byCreation = {
  sorts: {
    NEWEST: { column: 'createdAt', direction: 'desc', kind: 'date' },
    OLDEST: { column: 'createdAt', direction: 'asc', kind: 'date' },
  },
  defaultSort: 'NEWEST',
} as const;

/** A short list that people know by name. */
export const byName = {
  sorts: { NAME: { column: 'name', direction: 'asc', kind: 'text' } },
  defaultSort: 'NAME',
} as const;

/** For the sorts of a list that other programs keep copies of; takes an index over businessId, updatedAt and id. */
export const byUpdate = {
  UPDATED: { column: 'updatedAt', direction: 'asc', kind: 'date' },
} as const;

/** The filter that goes with it. */
export const updatedFields = { updatedAfter: time().optional() };

export const updatedWhere = ({ updatedAfter }: { updatedAfter?: Date }) =>
  updatedAfter ? { updatedAt: { gt: updatedAfter } } : {};

/** Spread it into the zod object of a filter. */
export const createdFields = {
  createdFrom: time().optional(),
  createdBefore: time().optional(),
};

export const createdWhere = ({ createdFrom, createdBefore }: { createdFrom?: Date; createdBefore?: Date }) =>
  (createdFrom || createdBefore) ? { createdAt: { gte: createdFrom, lt: createdBefore } } : {};

/**
 * Any of these; every status when empty or left out. One alone is asked for as such: an index serves it best.
 */
export function statusWhere<Status>(statuses: Status[] = []): { status?: Status | { in: Status[] } } {
  if (statuses.length === 0) return {};
  return { status: statuses.length === 1 ? statuses[0]! : { in: statuses } };
}
