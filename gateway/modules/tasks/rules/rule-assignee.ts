import type { Tx } from '../../../db/client.ts';
import type { TaskRule } from '../../../db/generated/client/client.ts';
import { eligibleMembers, NOBODY, type Assignee } from '../assignees.ts';

interface Owned {
  /** Who looks after the record; null for nobody. */
  ownerId: string | null;
}

/**
 * Whose each new task of a locked rule is, in the order of the records. Whoever has left, is disabled or may see no tasks
 * gets none: another does in a round, nobody in particular otherwise.
 */
export async function assigneesOf(tx: Tx, rule: TaskRule, records: readonly Owned[]): Promise<Assignee[]> {
  const { businessId, assignee, memberIds, turn } = rule;
  const asked = assignee === 'ORDER_OWNER' ? records.flatMap(({ ownerId }) => ownerId ?? []) : assignee === 'NOBODY' ? [] : memberIds;
  const members = await eligibleMembers(tx, businessId, [...new Set(asked)]);
  const of = (id: string | null | undefined) => members.get(id ?? '') ?? NOBODY;
  const round = memberIds.filter((id) => members.has(id));
  return records.map(({ ownerId }, index) => {
    switch (assignee) {
      case 'NOBODY': return NOBODY;
      case 'MEMBER': return of(memberIds[0]);
      case 'ORDER_OWNER': return of(ownerId);
      case 'ROUND_ROBIN': return of(round[(turn + index) % round.length]);
    }
  });
}
