import { db } from '../../db/client.ts';
import { holdDueWhere } from './order-list-query.ts';

/** Counts the orders on hold until today or an earlier day: somebody has to decide about them. */
export const countDueHolds = (businessId: string): Promise<number> => db.order.count({ where: { businessId, ...holdDueWhere() } });
