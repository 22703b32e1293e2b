import { db } from '../db/client.ts';
import type { Permission } from '../../schema/rules/permissions.ts';
import { builder, sessionOf } from './builder.ts';
import { requires } from './requires.ts';

interface Count {
  status: string;
  count: number;
}

const StatusCount = builder.objectRef<Count>('StatusCount').implement({
  description: 'How many records stand in one status.',
  fields: (t) => ({
    status: t.exposeString('status', { description: 'The status, as the records call it.' }),
    count: t.exposeInt('count', { description: 'Exact at the moment of the answer.' }),
  }),
});

export interface StatusCountsOptions {
  /** As the module's `counted` names it. */
  kind: string;
  permission: Permission;
  description: string;
}

/** Mounts counts kept by the database's triggers: one small read whatever the number of records. */
export function statusCountsField(
  name: string, { kind, permission, description }: StatusCountsOptions,
): void {
  builder.queryField(name, (t) =>
    t.field({
      type: [StatusCount],
      description,
      ...requires(permission),
      resolve: (_root, _args, context) => {
        const { businessId } = sessionOf(context);
        const where = { businessId, kind, count: { gt: 0 } };
        return db.statusCount.findMany({ where, select: { status: true, count: true } });
      },
    }),
  );
}
