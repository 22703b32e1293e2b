import { Prisma } from '../../db/generated/client/client.ts';

/**
 * The place of an order in the queue of preorders: goods go to whoever has waited longest, since the order was taken or,
 * where it was cancelled in between, since it was taken up again.
 */
export const queuedAtSql = (order: 'o' | 'w') => Prisma.raw(`coalesce(${order}."requeuedAt", ${order}."createdAt")`);
