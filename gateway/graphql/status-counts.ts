import { db } from '../db/client.ts';
import type { Session } from '../session/session.ts';
import { builder } from './builder.ts';

interface Count {
  status: string;
  count: number;
}

export const StatusCount = builder.objectRef<Count>('StatusCount').implement({
  fields: (t) => ({ status: t.exposeString('status'), count: t.exposeInt('count') }),
});

/** Counts kept by the database's triggers: one small read whatever the number of orders. */
export function statusCounts({ businessId }: Session, kind: 'order' | 'web-order'): Promise<Count[]> {
  return db.statusCount.findMany({ where: { businessId, kind, count: { gt: 0 } }, select: { status: true, count: true } });
}
