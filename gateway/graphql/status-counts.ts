import { db } from '../db/client.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import { builder, sessionOf } from './builder.ts';
import { requires } from './requires.ts';

interface Count {
  status: string;
  count: number;
}

const StatusCount = builder.objectRef<Count>('StatusCount').implement({
  description: 'How many records stand in one status, or are of one kind where a list has a tab for each kind.',
  fields: (t) => ({
    status: t.exposeString('status', { description: 'The status or kind, as the records call it.' }),
    count: t.exposeInt('count', { description: 'Exact at the moment of the answer.' }),
  }),
});

/** Counted when asked, by an index on the business and the column: for tables with some thousand rows of a business. */
interface CountedByIndex {
  table: Prisma.ModelName;
  column: string;
}

/** For tabs that are no status: one statement. */
export type ReadCounts = (businessId: string) => Promise<Count[]>;

export interface StatusCountsOptions {
  /** The kept ones, as the module's `counted` names them: one small read whatever the number of records; or how to count. */
  counts: string | CountedByIndex | ReadCounts;
  permission: Permission;
  description: string;
}

/** Mounts the exact counts that stand on the tabs of a list. */
export function statusCountsField(name: string, { counts, permission, description }: StatusCountsOptions): void {
  builder.queryField(name, (t) =>
    t.field({
      type: [StatusCount],
      description,
      ...requires(permission),
      resolve: (_root, _args, context) => {
        const { businessId } = sessionOf(context);
        if (typeof counts === 'string') return keptCounts(businessId, counts);
        return typeof counts === 'function' ? counts(businessId) : countedRows(businessId, counts);
      },
    }),
  );
}

const keptCounts = (businessId: string, kind: string): Promise<Count[]> =>
  db.statusCount.findMany({ where: { businessId, kind, count: { gt: 0 } }, select: { status: true, count: true } });

const countedRows = (businessId: string, { table, column }: CountedByIndex): Promise<Count[]> => db.$queryRaw<Count[]>`
  SELECT ${Prisma.raw(`"${column}"`)}::text AS "status", count(*)::int AS "count"
  FROM ${Prisma.raw(`"${table}"`)} WHERE "businessId" = ${businessId}::uuid GROUP BY ${Prisma.raw(`"${column}"`)}`;
